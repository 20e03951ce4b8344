import { proximity } from "./proximity"
import type { QueryWord } from "./query"
import type { SearchRow } from "./row"
import type { WordLookup, WordMatches } from "./word-lookup"

/** A row with how well it answers the query. */
export interface Ranked {
  row: SearchRow
  score: number
  /** Terms of the row that the query matched. */
  terms: readonly string[]
}

/** Rows whose words are looked at in their order; what is further down seldom rises to the first page. */
const LOOKED_AT_CLOSELY = 80

/** Rows that match at least one word and pass the filter, best first. */
export function rankRows(
  rows: readonly SearchRow[],
  lookup: WordLookup,
  words: readonly QueryWord[],
  passes: (row: SearchRow) => boolean,
): Ranked[] {
  const matches = words.map(word => lookup.matches(word))
  const ranked = matchedRows(matches).flatMap(id => {
    const row = rows[id]
    return row && passes(row) ? { id, ...scored(row, id, matches) } : []
  })
  ranked.sort(byScore)
  const close = ranked.slice(0, LOOKED_AT_CLOSELY).map(entry => ({
    ...entry,
    score: entry.score * (1 + 0.5 * proximity(entry.row, matches.map(termsIn(entry.id)))),
  }))
  return [...close, ...ranked.slice(LOOKED_AT_CLOSELY)].sort(byScore)
}

function matchedRows(matches: readonly WordMatches[]): number[] {
  return [...new Set(matches.flatMap(rows => [...rows.keys()]))]
}

function scored(row: SearchRow, id: number, matches: readonly WordMatches[]): Ranked {
  const found = matches.flatMap(rows => rows.get(id) ?? [])
  const coverage = found.length / matches.length
  const sum = found.reduce((total, { score }) => total + score, 0)
  return {
    row,
    score: sum * coverage ** 2 * (1 + 0.04 * row.rank),
    terms: found.flatMap(({ terms }) => terms),
  }
}

const termsIn = (id: number) => (rows: WordMatches) => rows.get(id)?.terms ?? []

type Entry = Ranked & { id: number }

/** Equal scores keep the order of the index, so that one query has one answer. */
const byScore = (a: Entry, b: Entry) => b.score - a.score || a.id - b.id
