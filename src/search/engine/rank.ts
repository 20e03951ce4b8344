import { phraseMatch, proximity } from "./proximity"
import type { Query } from "./query"
import type { SearchRow } from "./row"
import { titleMatch } from "./title-match"
import type { WordLookup, WordMatches } from "./word-lookup"

/** Rows that answer a query, by their place in the index. */
export interface Ranking {
  /** Best first. */
  ids: readonly number[]
  /** Terms of a row that the query matched. */
  termsOf(id: number): string[]
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

/** Ranks the rows of one index. Works on arrays of numbers: a common word is in most of the rows. */
export class Ranker {
  /** Number of each row's page. */
  private readonly pageOf: readonly number[]

  constructor(
    private readonly rows: readonly SearchRow[],
    private readonly lookup: WordLookup,
  ) {
    const pages = new Map<string, number>()
    this.pageOf = rows.map(({ url_without_anchor: path }) => {
      const page = pages.get(path) ?? pages.size
      pages.set(path, page)
      return page
    })
  }

  /** Rows that match at least one word and pass the filter. */
  rank(query: Query, passes: (id: number) => boolean): Ranking {
    const matches = query.words.map(word => this.lookup.matches(word))
    const sums = this.sums(query, matches, passes)
    const { ids, scores } = sums
    // Equal scores keep the order of the index, so that one query has one answer.
    const byScore = (a: number, b: number) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b
    for (const id of ids) {
      const row = this.rows[id]
      if (row) scores[id] = rowScore(row, query, sums, id)
    }
    ids.sort(byScore)
    for (const id of ids.slice(0, LOOKED_AT_CLOSELY)) {
      const row = this.rows[id]
      if (row) scores[id] = (scores[id] ?? 0) * closeLook(row, query, termsByWord(matches, id))
    }
    this.addPageScores(query, matches, sums)
    ids.sort(byScore)
    return { ids, termsOf: id => termsByWord(matches, id).flat() }
  }

  private sums(
    { words }: Query,
    matches: readonly WordMatches[],
    passes: (id: number) => boolean,
  ): Sums {
    const ids: number[] = []
    const scores = new Float64Array(this.rows.length)
    const weightsFound = new Float64Array(this.rows.length)
    const wordsFound = new Uint8Array(this.rows.length)
    matches.forEach((match, index) => {
      const weight = words[index]?.weight ?? 1
      for (const [id, { score }] of match) {
        if (!passes(id)) continue
        if (wordsFound[id] === 0) ids.push(id)
        wordsFound[id] = (wordsFound[id] ?? 0) + 1
        scores[id] = (scores[id] ?? 0) + score
        weightsFound[id] = (weightsFound[id] ?? 0) + weight
      }
    })
    return { ids, scores, weightsFound, wordsFound }
  }

  /**
   * A page may have the words of a query in several of its parts. What they come to together raises the best of its
   * rows; raising all of them would fill the list with one page.
   */
  private addPageScores(
    query: Query,
    matches: readonly WordMatches[],
    { ids, scores, wordsFound }: Sums,
  ): void {
    const bestRows = new Map<number, number>()
    for (const id of ids) {
      const page = this.pageOf[id] ?? 0
      const best = bestRows.get(page)
      if (best === undefined || (scores[id] ?? 0) > (scores[best] ?? 0)) bestRows.set(page, id)
    }
    const sums = new Map<number, { score: number; weight: number }>()
    matches.forEach((match, index) => {
      const weight = query.words[index]?.weight ?? 1
      const ofWord = new Map<number, number>()
      for (const [id, { score }] of match) {
        if (wordsFound[id] === 0) continue
        const page = this.pageOf[id] ?? 0
        if (score > (ofWord.get(page) ?? 0)) ofWord.set(page, score)
      }
      for (const [page, score] of ofWord) {
        const sum = sums.get(page)
        if (!sum) sums.set(page, { score, weight })
        else {
          sum.score += score
          sum.weight += weight
        }
      }
    })
    for (const [page, { score, weight }] of sums) {
      const best = bestRows.get(page) ?? 0
      const factor = weights.page * (1 + weights.rank * (this.rows[best]?.rank ?? 0))
      scores[best] = (scores[best] ?? 0) + factor * score * coverage(weight, query)
    }
  }
}

/** What the words of a query come to in each row. */
interface Sums {
  /** Rows that have any. */
  ids: number[]
  scores: Float64Array
  weightsFound: Float64Array
  wordsFound: Uint8Array
}

/** Less where words are missing. */
function coverage(found: number, { words }: Query): number {
  const total = words.reduce((sum, { weight }) => sum + weight, 0)
  return (found / total) ** weights.coverage
}

function rowScore(
  row: SearchRow,
  query: Query,
  { scores, weightsFound, wordsFound }: Sums,
  id: number,
): number {
  // Who holds the phrase holds its words, so that few texts have to be looked through.
  const phrase = wordsFound[id] === query.words.length ? phraseMatch(row, query) : 0
  return (
    (scores[id] ?? 0) *
    coverage(weightsFound[id] ?? 0, query) *
    (1 + weights.rank * row.rank) *
    (1 + weights.phrase * phrase)
  )
}

function closeLook(row: SearchRow, query: Query, terms: readonly (readonly string[])[]): number {
  return (
    1 + weights.proximity * proximity(row, terms) + weights.title * titleMatch(row, query, terms)
  )
}

const termsByWord = (matches: readonly WordMatches[], id: number) =>
  matches.map(match => match.get(id)?.terms ?? [])
