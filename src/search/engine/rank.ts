import { lastDocsVersion } from "../../browser/docs-version"
import { phraseMatch, proximity } from "./proximity"
import type { Query } from "./query"
import type { SearchRow } from "./row"
import { symbolFactor } from "./symbol-names"
import type { TextIndex } from "./text-index"
import { titleMatch } from "./title-match"
import { addressInAllVersions, isOfContracts, withoutTwins } from "./twins"
import type { Weights } from "./weights"
import { WordLookup, type WordMatches } from "./word-lookup"

/** Rows that match a query, as positions in the index. */
export interface Ranking {
  /** Best first. */
  ids: readonly number[]
  /** Terms of a row that the query matched. */
  termsOf(id: number): string[]
}

/**
 * Number of top rows whose word order is checked; rows further down seldom reach the first page.
 */
const LOOKED_AT_CLOSELY = 80

/**
 * Ranks the rows of one index with one set of weights. Uses arrays of numbers, because a common
 * word occurs in most rows.
 */
export class Ranker {
  /** Number of each row's page. */
  private readonly pageOf: readonly number[]
  /** Number that each row shares with the same section in other versions. */
  private readonly twinOf: readonly number[]
  /** Factor of each row that depends on its page alone. */
  private readonly factors: Float64Array
  private readonly lookup: WordLookup

  constructor(
    private readonly rows: readonly SearchRow[],
    index: TextIndex,
    private readonly weights: Weights,
  ) {
    this.lookup = new WordLookup(index, weights.lookup)
    this.factors = Float64Array.from(rows, row => pageFactor(row, weights))
    this.pageOf = numbered(rows.map(row => row.url_without_anchor))
    this.twinOf = numbered(rows.map(row => addressInAllVersions(row.url)))
  }

  /** Ranks the rows that match at least one word and pass the filter. */
  rank(query: Query, passes: (id: number) => boolean): Ranking {
    const matches = query.words.map(word => this.lookup.matches(word))
    const sums = this.sums(query, matches, passes)
    const { ids, scores } = sums
    // Rows with equal scores keep the order of the index, so that results are deterministic.
    const byScore = (a: number, b: number) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b
    for (const id of ids) {
      const row = this.rows[id]
      if (row) scores[id] = this.rowScore(row, query, sums, id)
    }
    ids.sort(byScore)
    for (const id of ids.slice(0, LOOKED_AT_CLOSELY)) {
      const row = this.rows[id]
      if (row) scores[id] = (scores[id] ?? 0) * this.closeLook(row, query, matches, id)
    }
    this.addPageScores(query, matches, sums)
    ids.sort(byScore)
    return { ids: withoutTwins(ids, this.twinOf), termsOf: id => termsByWord(matches, id).flat() }
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
   * Adds the score of a whole page, whose sections may match different words, to the best of its
   * rows. Raising all of its rows would fill the list with one page.
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
      const factor = this.weights.page * (this.factors[best] ?? 1)
      scores[best] = (scores[best] ?? 0) + factor * score * this.coverage(weight, query)
    }
  }

  private rowScore(
    row: SearchRow,
    query: Query,
    { scores, weightsFound, wordsFound }: Sums,
    id: number,
  ): number {
    // A row that contains the phrase contains all words, so few texts need to be searched.
    const phrase = wordsFound[id] === query.words.length ? phraseMatch(row, query) : 0
    return (
      (scores[id] ?? 0) *
      this.coverage(weightsFound[id] ?? 0, query) *
      (this.factors[id] ?? 1) *
      (1 + this.weights.phrase * phrase)
    )
  }

  private closeLook(
    row: SearchRow,
    query: Query,
    matches: readonly WordMatches[],
    id: number,
  ): number {
    const { proximity: side, title, titlePower } = this.weights
    const terms = termsByWord(matches, id)
    const found = matches.map((match, index) => ({
      terms: terms[index] ?? [],
      weight: query.isQuestion ? (query.words[index]?.weight ?? 1) * this.rarity(match.size) : 1,
    }))
    const closeness =
      1 + side * proximity(row, terms) + title * titleMatch(row, query, found) ** titlePower
    return closeness * symbolFactor(row, query)
  }

  /** Weight of a word, higher for words in fewer rows. */
  private rarity(rowsFound: number): number {
    return Math.log(1 + this.rows.length / (1 + rowsFound))
  }

  /** Factor for the share of the query's words that were found. */
  private coverage(found: number, { words }: Query): number {
    const total = words.reduce((sum, { weight }) => sum + weight, 0)
    return (found / total) ** this.weights.coverage
  }
}

/** Numbers the names; equal names have the same number. */
function numbered(names: readonly string[]): number[] {
  const numbers = new Map<string, number>()
  return names.map(name => {
    const number = numbers.get(name) ?? numbers.size
    numbers.set(name, number)
    return number
  })
}

/** Scores and counts of a query's words, by row. */
interface Sums {
  /** Rows that match any word. */
  ids: number[]
  scores: Float64Array
  weightsFound: Float64Array
  wordsFound: Uint8Array
}

const termsByWord = (matches: readonly WordMatches[], id: number) =>
  matches.map(match => match.get(id)?.terms ?? [])

function pageFactor({ rank, url, section, version }: SearchRow, weights: Weights): number {
  const isOlder = section === "docs" && version !== lastDocsVersion
  return (
    (1 + weights.rank * rank) ** weights.rankPower *
    (isOfContracts(url) ? weights.contracts : 1) *
    (isOlder ? OLDER_VERSION : 1)
  )
}

/**
 * Factor for docs of older versions, so that the current version ranks first even if it says
 * slightly less.
 */
const OLDER_VERSION = 0.3
