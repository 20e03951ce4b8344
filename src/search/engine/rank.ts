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

/** Rows that answer a query, by their place in the index. */
export interface Ranking {
  /** Best first. */
  ids: readonly number[]
  /** Terms of a row that the query matched. */
  termsOf(id: number): string[]
}

/** Rows whose words are looked at in their order; what is further down seldom rises to the first page. */
const LOOKED_AT_CLOSELY = 80

/** Ranks the rows of one index by one set of weights. Works on arrays of numbers: a common word is in most of the rows. */
export class Ranker {
  /** Number of each row's page. */
  private readonly pageOf: readonly number[]
  /** Number that each row shares with the same part of other versions. */
  private readonly twinOf: readonly number[]
  /** What each row counts by its page alone. */
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

  /** Rows that match at least one word and pass the filter. */
  rank(query: Query, passes: (id: number) => boolean): Ranking {
    const matches = query.words.map(word => this.lookup.matches(word))
    const sums = this.sums(query, matches, passes)
    const { ids, scores } = sums
    // Equal scores keep the order of the index, so that one query has one answer.
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
    // Who holds the phrase holds its words, so that few texts have to be looked through.
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

  /** More for words that fewer rows have. */
  private rarity(rowsFound: number): number {
    return Math.log(1 + this.rows.length / (1 + rowsFound))
  }

  /** Less where words are missing. */
  private coverage(found: number, { words }: Query): number {
    const total = words.reduce((sum, { weight }) => sum + weight, 0)
    return (found / total) ** this.weights.coverage
  }
}

/** For each name a number, the same for the same name. */
function numbered(names: readonly string[]): number[] {
  const numbers = new Map<string, number>()
  return names.map(name => {
    const number = numbers.get(name) ?? numbers.size
    numbers.set(name, number)
    return number
  })
}

/** What the words of a query come to in each row. */
interface Sums {
  /** Rows that have any. */
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

/** Factor of docs in an older version, so that the current one comes first even where it says a little less. */
const OLDER_VERSION = 0.3
