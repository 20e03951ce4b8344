import type { SearchOptions } from "minisearch"
import type { QueryWord } from "./query"
import { synonymsOf } from "./synonyms"
import type { TextIndex } from "./text-index"
import { versionForms, wordForms } from "./word-forms"
import { isUnspaced } from "./words"

/** Score of a row for one word, with the matching terms of the index. */
export interface WordMatch {
  score: number
  terms: readonly string[]
}
export type WordMatches = ReadonlyMap<number, WordMatch>

const none: WordMatches = new Map()
const CACHE_SIZE = 60
/** Factor for another form of a word. */
const FORM = 0.7

/** Weights by place and kind of match. */
export interface LookupWeights {
  /** Weight of each field of the index. */
  boost: Record<"title" | "page" | "path" | "content" | "keywords", number>
  /** Factor for a synonym. */
  synonym: number
}

/**
 * Looks up single words and caches recent results, because each keystroke changes only part of the
 * query.
 */
export class WordLookup {
  private readonly cache = new Map<string, WordMatches>()

  constructor(
    private readonly index: TextIndex,
    private readonly weights: LookupWeights,
  ) {}

  matches(word: QueryWord): WordMatches {
    const key = `${word.term} ${word.parts.join(" ")} ${word.isPrefix}`
    const known = this.cache.get(key) ?? this.lookUp(word)
    this.cache.delete(key)
    this.cache.set(key, known)
    const [oldest] = this.cache.keys()
    if (this.cache.size > CACHE_SIZE && oldest !== undefined) this.cache.delete(oldest)
    return known
  }

  private lookUp({ term, parts, isPrefix }: QueryWord): WordMatches {
    const exact = (form: string) => (isPrefix ? this.beginning(form) : this.search(form, {}))
    const whole = versionForms(term, this.isWord(term)).map(exact).reduce(merged, exact(term))
    const inParts = parts.length > 0 ? scaled(this.all(parts), 0.5) : none
    const known = [inParts, this.forms(term), this.synonyms(term)].reduce(merged, whole)
    if (known.size > 0 && (this.isWord(term) || term.length < SHORTEST_DOUBTED)) return known
    return merged(known, this.similar(term, isPrefix))
  }

  /** Rows that contain other forms of a word. */
  private forms(term: string): WordMatches {
    return allOf(wordForms(term).map(form => scaled(this.search(form, {}), FORM)))
  }

  private synonyms(term: string): WordMatches {
    const { synonym } = this.weights
    return allOf(
      synonymsOf(term).flatMap(other => [
        scaled(this.search(other, {}), synonym),
        ...wordForms(other).map(form => scaled(this.search(form, {}), FORM * synonym)),
      ]),
    )
  }

  /**
   * Rows with words that begin with the typed letters; one or two letters are searched for in names
   * only.
   */
  private beginning(start: string): WordMatches {
    if (start.length >= SHORTEST_IN_TEXTS || isUnspaced(start))
      return this.search(start, { prefix: true })
    return merged(this.search(start, {}), this.search(start, { prefix: true, fields: nameFields }))
  }

  /** Rows with misspellings of a term, or with its two halves if a space is missing. */
  private similar(term: string, isPrefix: boolean): WordMatches {
    const distance = typosAllowed(term)
    if (distance === 0) return none
    const near = this.search(term, { fuzzy: distance })
    const swapped = swaps(term).map(other => scaled(this.search(other, { prefix: isPrefix }), 0.8))
    const halves = splits(term).map(pair => scaled(this.all(pair), 0.8))
    return [...swapped, ...halves].reduce(merged, near)
  }

  private isWord(term: string): boolean {
    return this.search(term, {}).size > 0
  }

  /** Rows that contain all of the terms. */
  private all(terms: readonly string[]): WordMatches {
    const [first = none, ...others] = terms.map(term => this.search(term, {}))
    const shared = new Map<number, WordMatch>()
    for (const [row, match] of first) {
      const matches = [match, ...others.flatMap(other => other.get(row) ?? [])]
      if (matches.length < terms.length) continue
      shared.set(row, {
        score: Math.min(...matches.map(({ score }) => score)),
        terms: matches.flatMap(part => part.terms),
      })
    }
    return shared
  }

  private search(term: string, options: SearchOptions): WordMatches {
    if (term === "") return none
    return new Map(
      this.index
        .search(term, { boost: this.weights.boost, ...options })
        .map(({ id, score, terms, queryTerms }) => [
          id as number,
          { score: score / Math.max(1, queryTerms.length), terms },
        ]),
    )
  }
}

/**
 * Shortest prefix searched in texts. Few letters begin half of all words, and looking them all up
 * takes longer than the next keystroke.
 */
const SHORTEST_IN_TEXTS = 3
const nameFields = ["title", "page", "keywords"]

/** Number of letters from which a word may be misspelled even if some words begin with it. */
const SHORTEST_DOUBTED = 4

/** Number of typos allowed in a term: none in numbers, versions and selectors. */
function typosAllowed(term: string): number {
  if (/^v?[\p{N}a-f.,]+$/u.test(term) || term.length < 3) return 0
  return term.length < 8 ? 1 : 2
}

/** Variants with two adjacent letters swapped, which readers see as one typo. */
function swaps(term: string): string[] {
  return Array.from({ length: term.length - 1 }, (_, index) => {
    const [a = "", b = ""] = term.slice(index)
    return term.slice(0, index) + b + a + term.slice(index + 2)
  }).filter(other => other !== term)
}

const SHORTEST_HALF = 3

function splits(term: string): [string, string][] {
  const count = Math.max(0, term.length - 2 * SHORTEST_HALF + 1)
  return Array.from({ length: count }, (_, index) => {
    const place = index + SHORTEST_HALF
    return [term.slice(0, place), term.slice(place)]
  })
}

function scaled(matches: WordMatches, factor: number): WordMatches {
  return new Map(
    [...matches].map(([row, { score, terms }]) => [row, { score: score * factor, terms }]),
  )
}

/** Rows that match any word, with the best score and the terms of all. */
function allOf(some: readonly WordMatches[]): WordMatches {
  const found = some.filter(matches => matches.size > 0)
  if (found.length < 2) return found[0] ?? none
  const all = new Map(found[0])
  for (const matches of found.slice(1))
    for (const [row, match] of matches) {
      const known = all.get(row)
      all.set(row, known ? joined(known, match) : match)
    }
  return all
}

const merged = (first: WordMatches, second: WordMatches) => allOf([first, second])

const joined = (one: WordMatch, other: WordMatch): WordMatch => ({
  score: Math.max(one.score, other.score),
  terms: [...new Set([...one.terms, ...other.terms])],
})
