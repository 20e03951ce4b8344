/** What browsers tell of the line; where they tell nothing, it counts as good. */
export interface Connection {
  effectiveType?: string
  saveData?: boolean
}

/** Whether the reader asks for fewer bytes, or has a line on which more of them would take long. */
export function savesData(connection: Connection | undefined): boolean {
  return Boolean(connection?.saveData || connection?.effectiveType?.includes("2g"))
}
