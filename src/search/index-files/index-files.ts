import type { SearchRow } from "../engine/row"
import { packIndex } from "./pack-index"
import { type PackedHeadings, packHeadings } from "./packed-headings"
import type { PackedIndex } from "./packed-index"

/** Contents of a headings file: rows without texts and an index of their headings. */
export interface HeadingsFile {
  rows: PackedHeadings
  index: PackedIndex
}

/**
 * Contents of the texts file: the text of each row, empty if it has none, and an index of headings
 * and texts.
 */
export interface TextsFile {
  texts: string[]
  index: PackedIndex
}

/**
 * Maximum number of JSON characters to load before the first answer; compression reduces them to a
 * quarter.
 */
const FIRST_LENGTH = 300_000

/** Files that can answer before the texts are loaded. */
export interface FirstFiles {
  /** Best-ranked pages by their titles; defined only if there are many headings. */
  titles: HeadingsFile | undefined
  headings: HeadingsFile
}

/** All files of an index, which depend on the rows alone. */
export const indexFiles = (rows: readonly SearchRow[]): FirstFiles & { texts: TextsFile } => ({
  ...firstFiles(rows.map(withoutText)),
  texts: textsFile(rows),
})

/** @param rows without their texts */
export function firstFiles(rows: readonly SearchRow[]): FirstFiles {
  const headings = headingsFile(rows)
  return { titles: lengthOf(headings) > FIRST_LENGTH ? titlesFile(rows) : undefined, headings }
}

/** Makes the texts file, which needs the rows of the headings file. */
export const textsFile = (rows: readonly SearchRow[]): TextsFile => ({
  texts: rows.map(({ content }) => content ?? ""),
  index: packIndex(rows),
})

const headingsFile = (rows: readonly SearchRow[]): HeadingsFile => ({
  rows: packHeadings(rows),
  index: packIndex(rows),
})

/** Makes a headings file of as many titles as fit. */
function titlesFile(rows: readonly SearchRow[]): HeadingsFile {
  const pages = rows.filter(({ level }) => level === "lvl1")
  const ranked = [...pages].sort((a, b) => b.rank - a.rank)
  for (let count = ranked.length; ; ) {
    const best = new Set(ranked.slice(0, count))
    const file = headingsFile(pages.filter(page => best.has(page)))
    const length = lengthOf(file)
    if (length <= FIRST_LENGTH) return file
    // Slightly less than in proportion, because shared parts of titles weigh more when there are
    // fewer.
    count = Math.floor(((count * FIRST_LENGTH) / length) * 0.97)
  }
}

const lengthOf = (file: HeadingsFile) => JSON.stringify(file).length

/** Adds the texts of the texts file to the rows of the headings file. */
export function withTexts(rows: readonly SearchRow[], texts: readonly string[]): SearchRow[] {
  return rows.map((row, index) => ({ ...row, content: texts[index] || null }))
}

export const withoutText = (row: SearchRow): SearchRow => ({ ...row, content: null })
