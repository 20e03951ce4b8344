/** Numbers of a figure as text. The first column holds the row headers. */
export interface FigureTable {
  columns: string[]
  rows: string[][]
}

/** Text and numbers of a figure, without its picture. */
export interface FigureNumbers {
  /** Parameters and model of the figure, in one line. */
  note?: string
  table: FigureTable
}

/** Removes rows whose first cell, as rounded for reading, repeats an earlier one. */
export function distinctRows(rows: string[][]): string[][] {
  return rows.filter((row, index) => rows.findIndex(([head]) => head === row[0]) === index)
}

/**
 * Number of steps between table rows in raw Markdown for curves that bend. The page's table shows a
 * subset of these rows.
 */
export const twinSteps = 16
