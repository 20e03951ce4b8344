import MiniSearch, { type Options } from "minisearch"
import { type PackedIndex, type TermPostings, unpackPostings } from "../index-files/packed-index"
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

/** What of a row is indexed, in the order of the numbers by which an index knows its fields. */
export const indexFields: readonly Field[] = ["title", "page", "path", "content", "keywords"]

/** The text of each field of a row, in the order of the fields. */
export function fieldTexts(row: SearchRow): string[] {
  const texts = indexedRow(row, 0)
  return indexFields.map(field => texts[field])
}

/**
 * Terms under which a field holds a word. Stop words would be a tenth of the index of running texts; of titles they may be all that
 * there is.
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

/** Looked up by terms, not by words; finds rows by their place in the list. */
export type TextIndex = MiniSearch<IndexedRow>

export function indexRows(rows: readonly SearchRow[]): TextIndex {
  const index = new MiniSearch(settings)
  index.addAll(rows.map(indexedRow))
  return index
}

/** MiniSearch's own map from terms to rows. */
interface Terms {
  set(term: string, postings: TermPostings): void
}

/**
 * Loads a packed index; each step fills in some terms, so that other work may go on in between. MiniSearch's own way
 * wants objects of objects, which take three times as long to make as the maps that they end up as, so its members are
 * filled in here; a test holds both to the same answers. They are protected, but a class that inherits from MiniSearch
 * fails where only one of both is compiled to older script.
 */
function* loading(packed: PackedIndex): Generator<void, TextIndex> {
  const { rows, fields } = packed
  const index: TextIndex = new MiniSearch({ ...settings, fields })
  const terms: Terms = Reflect.get(index, "_index")
  const lengths = Array.from({ length: rows }, () => fields.map(() => 0))
  let count = 0
  for (const [term, postings] of unpackPostings(packed)) {
    terms.set(term, postings)
    for (const [field, found] of postings)
      for (const row of found.keys()) {
        const length = lengths[row]
        if (length) length[field] = (length[field] ?? 0) + 1
      }
    if (++count % TERMS_AT_ONCE === 0) yield
  }
  const ids = () => new Map(lengths.map((_, row) => [row, row]))
  Object.assign(index, {
    _documentCount: rows,
    _nextId: rows,
    _documentIds: ids(),
    _idToShortId: ids(),
    _fieldLength: new Map(lengths.entries()),
    _avgFieldLength: fields.map(
      (_, field) => lengths.reduce((sum, length) => sum + (length[field] ?? 0), 0) / rows,
    ),
  })
  return index
}

const TERMS_AT_ONCE = 500

/** The index as it was packed. */
export function loadIndex(packed: PackedIndex): TextIndex {
  const steps = loading(packed)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same with pauses that let other work of the thread go on. */
export async function loadIndexInSteps(packed: PackedIndex): Promise<TextIndex> {
  const steps = loading(packed)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await new Promise(resolve => setTimeout(resolve))
  }
}

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
