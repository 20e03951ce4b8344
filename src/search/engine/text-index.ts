import MiniSearch, { type AsPlainObject, type Options } from "minisearch"
import { type PackedIndex, unpackPostings } from "../index-files/packed-index"
import type { SearchRow } from "./row"
import { isStopWord } from "./stop-words"
import { termsOf } from "./terms"
import { wordTexts } from "./words"

interface IndexedRow {
  id: number
  title: string
  page: string
  path: string
  content: string
  keywords: string
}

type Field = Exclude<keyof IndexedRow, "id">

/** Indexed fields of a row, in the order of their numbers in the index. */
export const indexFields: readonly Field[] = ["title", "page", "path", "content", "keywords"]

/** Text of each field of a row, in the order of `indexFields`. */
export function fieldTexts(row: SearchRow): string[] {
  const texts = indexedRow(row, 0)
  return indexFields.map(field => texts[field])
}

/**
 * Terms under which a field stores a word. Stop words are omitted from texts, where they would be a
 * tenth of the index, but kept in titles, which may have no other words.
 */
export function fieldTerms(word: string, field?: string): readonly string[] {
  const terms = termsOf(word)
  return field === "content" ? terms.filter(term => !isStopWord(term)) : terms
}

const tokenize = (text: string, field?: string): string[] =>
  wordTexts(text).flatMap(word => fieldTerms(word, field))

const settings: Options<IndexedRow> = {
  fields: [...indexFields],
  tokenize,
  processTerm: term => term,
  searchOptions: {
    tokenize: text => [text],
  },
  autoVacuum: false,
}

/** Index that is queried by terms, not by words, and finds rows by their position in the list. */
export type TextIndex = MiniSearch<IndexedRow>

export function indexRows(rows: readonly SearchRow[]): TextIndex {
  const index = new MiniSearch(settings)
  index.addAll(rows.map(indexedRow))
  return index
}

/**
 * Converts a packed index to the form that MiniSearch loads. Lengths and ids are computed from the
 * postings.
 */
function unpacked(packed: PackedIndex): AsPlainObject {
  const { rows, fields } = packed
  const index = [...unpackPostings(packed)]
  const lengths = Array.from({ length: rows }, () => fields.map(() => 0))
  for (const [, postings] of index)
    for (const [field, found] of Object.entries(postings))
      for (const row of Object.keys(found)) {
        const length = lengths[Number(row)]
        if (length) length[Number(field)] = (length[Number(field)] ?? 0) + 1
      }
  const byRow = <Value>(of: (length: number[], row: number) => Value) =>
    Object.fromEntries(lengths.map((length, row) => [row, of(length, row)]))
  return {
    documentCount: rows,
    nextId: rows,
    documentIds: byRow((_, row) => row),
    fieldIds: Object.fromEntries(fields.map((name, field) => [name, field])),
    fieldLength: byRow(length => length),
    averageFieldLength: fields.map(
      (_, field) => lengths.reduce((sum, length) => sum + (length[field] ?? 0), 0) / rows,
    ),
    storedFields: {},
    dirtCount: 0,
    index,
    serializationVersion: 2,
  }
}

/** Loads a packed index synchronously. */
export const loadIndex = (packed: PackedIndex): TextIndex =>
  MiniSearch.loadJS(unpacked(packed), { ...settings, fields: packed.fields })

/** Loads a packed index with pauses in which other work of the thread can run. */
export const loadIndexInSteps = (packed: PackedIndex): Promise<TextIndex> =>
  MiniSearch.loadJSAsync(unpacked(packed), { ...settings, fields: packed.fields })

function indexedRow({ hierarchy, level, content, keywords }: SearchRow, id: number): IndexedRow {
  const { lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 } = hierarchy
  const title = level === "content" ? "" : (hierarchy[level] ?? "")
  const above = [lvl2, lvl3, lvl4, lvl5, lvl6].filter(text => text !== null && text !== title)
  return {
    id,
    title,
    page: lvl1 ?? "",
    path: [lvl0, ...above].join(" "),
    content: content ?? "",
    keywords: [...new Set(wordTexts(keywords?.toLowerCase() ?? ""))].join(" "),
  }
}
