import type { SearchRow } from "../engine/row"
import { packIndex } from "./pack-index"
import { type PackedHeadings, packHeadings } from "./packed-headings"
import type { PackedIndex } from "./packed-index"

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

/** What may come before the first answer: characters of JSON, of which compression leaves a quarter. */
const FIRST_LENGTH = 300_000

/** The files that answer before the texts are there. */
export interface FirstFiles {
  /** Only where the headings are many: the pages that rank best, by their titles. */
  titles: HeadingsFile | undefined
  headings: HeadingsFile
}

/** All files. The same rows make the same files, whatever they were made from. */
export const indexFiles = (rows: readonly SearchRow[]): FirstFiles & { texts: TextsFile } => ({
  ...firstFiles(rows.map(withoutText)),
  texts: textsFile(rows),
})

/** @param rows without their texts */
export function firstFiles(rows: readonly SearchRow[]): FirstFiles {
  const headings = headingsFile(rows)
  return { titles: lengthOf(headings) > FIRST_LENGTH ? titlesFile(rows) : undefined, headings }
}

/** The second file, which needs the first. */
export const textsFile = (rows: readonly SearchRow[]): TextsFile => ({
  texts: rows.map(({ content }) => content ?? ""),
  index: packIndex(rows),
})

const headingsFile = (rows: readonly SearchRow[]): HeadingsFile => ({
  rows: packHeadings(rows),
  index: packIndex(rows),
})

/** As many titles as there is room for. */
function titlesFile(rows: readonly SearchRow[]): HeadingsFile {
  const pages = rows.filter(({ level }) => level === "lvl1")
  const ranked = [...pages].sort((a, b) => b.rank - a.rank)
  for (let count = ranked.length; ; ) {
    const best = new Set(ranked.slice(0, count))
    const file = headingsFile(pages.filter(page => best.has(page)))
    const length = lengthOf(file)
    if (length <= FIRST_LENGTH) return file
    // A little less than in proportion, since what titles share weighs more in fewer of them.
    count = Math.floor(((count * FIRST_LENGTH) / length) * 0.97)
  }
}

const lengthOf = (file: HeadingsFile) => JSON.stringify(file).length

/** Rows of the first file with the texts of the second. */
export function withTexts(rows: readonly SearchRow[], texts: readonly string[]): SearchRow[] {
  return rows.map((row, index) => ({ ...row, content: texts[index] || null }))
}

export const withoutText = (row: SearchRow): SearchRow => ({ ...row, content: null })
