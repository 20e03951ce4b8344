/** Network information from the browser. If it is missing, the connection counts as fast. */
export interface Connection {
  effectiveType?: string
  saveData?: boolean
}

/** Returns true if the reader asks for reduced data use or the connection is 2G or slower. */
export function savesData(connection: Connection | undefined): boolean {
  return Boolean(connection?.saveData || connection?.effectiveType?.includes("2g"))
}
