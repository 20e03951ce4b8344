import type { SearchRow } from "../engine/row"
import { indexRows } from "../engine/text-index"
import { type PackedHeadings, packHeadings } from "./packed-headings"
import { type PackedIndex, packIndex } from "./packed-index"

/** First file of the index: all rows and an index of their headings. */
export interface HeadingsFile {
  rows: PackedHeadings
  index: PackedIndex
}

/** Second file: the text of each row, empty where it has none, and an index of headings and texts. */
export interface TextsFile {
  texts: string[]
  index: PackedIndex
}

/** Both files. The same rows make the same files, whatever they were made from. */
export function indexFiles(rows: readonly SearchRow[]): {
  headings: HeadingsFile
  texts: TextsFile
} {
  return {
    headings: { rows: packHeadings(rows), index: packedIndexOf(rows.map(withoutText)) },
    texts: { texts: rows.map(({ content }) => content ?? ""), index: packedIndexOf(rows) },
  }
}

/** Rows of the first file with the texts of the second. */
export function withTexts(rows: readonly SearchRow[], texts: readonly string[]): SearchRow[] {
  return rows.map((row, index) => ({ ...row, content: texts[index] || null }))
}

const packedIndexOf = (rows: readonly SearchRow[]) => packIndex(indexRows(rows).toJSON())

const withoutText = (row: SearchRow): SearchRow => ({ ...row, content: null })
