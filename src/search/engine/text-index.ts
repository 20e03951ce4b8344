import MiniSearch, { type Options } from "minisearch"
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
}

const settings: Options<IndexedRow> = {
  fields: ["title", "page", "path", "content"],
  tokenize: wordTexts,
  processTerm: (word, field) => {
    const terms = termsOf(word)
    // In running text stop words would be a tenth of the index; in titles they may be all that there is.
    return field === "content" ? terms.filter(term => !isStopWord(term)) : terms
  },
  searchOptions: {
    tokenize: text => [text],
    processTerm: term => term,
    boost: { title: 3, page: 4, path: 1, content: 1 },
  },
  autoVacuum: false,
}

export type TextIndex = MiniSearch<IndexedRow>

/** Index of rows by their place in the list; looked up by terms, not by words. */
export function indexRows(rows: readonly SearchRow[]): TextIndex {
  const index = new MiniSearch(settings)
  index.addAll(rows.map(indexedRow))
  return index
}

/** The same in steps that let other work of the thread go on. */
export async function indexRowsInSteps(rows: readonly SearchRow[]): Promise<TextIndex> {
  const index = new MiniSearch(settings)
  await index.addAllAsync(rows.map(indexedRow), { chunkSize: 50 })
  return index
}

function indexedRow({ hierarchy, level, content }: SearchRow, id: number): IndexedRow {
  const { lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 } = hierarchy
  const title = level === "content" ? "" : (hierarchy[level] ?? "")
  const above = [lvl2, lvl3, lvl4, lvl5, lvl6].filter(text => text !== null && text !== title)
  return {
    id,
    title,
    page: lvl1 ?? "",
    path: [lvl0, ...above].join(" "),
    content: content ?? "",
  }
}
