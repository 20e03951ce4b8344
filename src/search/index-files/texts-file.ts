import type { SearchRow } from "../engine/row"

/** The texts of the rows, in their order; an empty one where a row has none. */
export type TextsFile = string[]

export const packTexts = (rows: readonly SearchRow[]): TextsFile =>
  rows.map(({ content }) => content ?? "")

/** Rows of the headings file with their texts. */
export function withTexts(rows: readonly SearchRow[], texts: TextsFile): SearchRow[] {
  return rows.map((row, index) => ({ ...row, content: texts[index] || null }))
}
