/** Numbers of a figure as text, first column the row's head. */
export interface FigureTable {
  columns: string[]
  rows: string[][]
}

/** What a figure says beside its picture. */
export interface FigureNumbers {
  /** What the figure supposes: parameters and model, one line. */
  note?: string
  table: FigureTable
}

/** Rows without those whose head, as rounded for reading, stands there already. */
export function distinctRows(rows: string[][]): string[][] {
  return rows.filter((row, index) => rows.findIndex(([head]) => head === row[0]) === index)
}

/** Twins have rows where a curve bends, so many from one end of the axis to the other: each row of the page is one of them. */
export const twinSteps = 16
