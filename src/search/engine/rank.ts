import { phraseMatch, proximity } from "./proximity"
import type { Query } from "./query"
import type { SearchRow } from "./row"
import { titleMatch } from "./title-match"
import type { WordLookup, WordMatches } from "./word-lookup"

/** A row with how well it answers the query. */
export interface Ranked {
  row: SearchRow
  score: number
  /** Terms of the row that the query matched. */
  terms: readonly string[]
}

/**
 * What counts beside the score of the words; docs/decisions/0042-search-ranking.md tells how the values were found.
 */
const weights = {
  /** Power of the share of the query's words that a row has. */
  coverage: 1.6,
  /** Each step of a page's own rank. */
  rank: 0.04,
  /** The query as a phrase. */
  phrase: 6,
  /** Words of the query side by side. */
  proximity: 1,
  /** A heading that says the same as the query. */
  title: 0.3,
  /** What the page says elsewhere, for the best of its rows. */
  page: 0.5,
}

/** Rows whose words are looked at in their order; what is further down seldom rises to the first page. */
const LOOKED_AT_CLOSELY = 80

/** Rows that match at least one word and pass the filter, best first. */
export function rankRows(
  rows: readonly SearchRow[],
  lookup: WordLookup,
  query: Query,
  passes: (row: SearchRow) => boolean,
): Ranked[] {
  const matches = query.words.map(word => lookup.matches(word))
  const entries = matchedRows(matches).flatMap(id => {
    const row = rows[id]
    return row && passes(row) ? entryOf(row, id, query, matches) : []
  })
  entries.sort(byScore)
  for (const entry of entries.slice(0, LOOKED_AT_CLOSELY)) {
    const found = matches.map(match => match.get(entry.id)?.terms ?? [])
    entry.score *=
      1 +
      weights.proximity * proximity(entry.row, found) +
      weights.title * titleMatch(entry.row, query, found)
  }
  entries.sort(byScore)
  addPageScores(entries, query)
  return entries.sort(byScore)
}

interface Entry extends Ranked {
  id: number
  /** Score of each word of the query; 0 for those that the row does not have. */
  wordScores: readonly number[]
}

function matchedRows(matches: readonly WordMatches[]): number[] {
  return [...new Set(matches.flatMap(rows => [...rows.keys()]))]
}

function entryOf(row: SearchRow, id: number, query: Query, matches: readonly WordMatches[]): Entry {
  const found = matches.map(rows => rows.get(id))
  const wordScores = found.map(match => match?.score ?? 0)
  return {
    id,
    row,
    wordScores,
    terms: found.flatMap(match => match?.terms ?? []),
    score:
      textScore(wordScores, query) *
      (1 + weights.rank * row.rank) *
      (1 + weights.phrase * phraseMatch(row, query)),
  }
}

/** Sum of the scores of words, less where words are missing. */
function textScore(wordScores: readonly number[], { words }: Query): number {
  let sum = 0
  let covered = 0
  let total = 0
  words.forEach(({ weight }, index) => {
    const score = wordScores[index] ?? 0
    total += weight
    sum += score
    if (score > 0) covered += weight
  })
  return sum * (covered / total) ** weights.coverage
}

/**
 * A page may have the words of a query in several of its parts. What they come to together raises the best of its
 * rows; raising all of them would fill the list with one page.
 * @param entries best first
 */
function addPageScores(entries: readonly Entry[], query: Query): void {
  const pages = new Map<string, { best: Entry; wordScores: number[] }>()
  for (const entry of entries) {
    const path = entry.row.url_without_anchor
    const page = pages.get(path) ?? { best: entry, wordScores: [] }
    page.wordScores = entry.wordScores.map((score, index) =>
      Math.max(score, page.wordScores[index] ?? 0),
    )
    pages.set(path, page)
  }
  for (const { best, wordScores } of pages.values())
    best.score += weights.page * textScore(wordScores, query) * (1 + weights.rank * best.row.rank)
}

/** Equal scores keep the order of the index, so that one query has one answer. */
const byScore = (a: Entry, b: Entry) => b.score - a.score || a.id - b.id
