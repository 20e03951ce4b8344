import type { SearchOptions } from "minisearch"
import type { QueryWord } from "./query"
import type { TextIndex } from "./text-index"
import { wordForms } from "./word-forms"

/** How well rows answer one word, and the terms of the index that they do it with. */
export interface WordMatch {
  score: number
  terms: readonly string[]
}
export type WordMatches = ReadonlyMap<number, WordMatch>

const none: WordMatches = new Map()
const KEPT = 60

/** Looks single words up. What was asked last is kept: each key adds to a query of which the rest is known. */
export class WordLookup {
  private readonly kept = new Map<string, WordMatches>()

  constructor(private readonly index: TextIndex) {}

  matches(word: QueryWord): WordMatches {
    const key = `${word.term} ${word.parts.join(" ")} ${word.isPrefix}`
    const known = this.kept.get(key) ?? this.lookUp(word)
    this.kept.delete(key)
    this.kept.set(key, known)
    const [oldest] = this.kept.keys()
    if (this.kept.size > KEPT && oldest !== undefined) this.kept.delete(oldest)
    return known
  }

  private lookUp({ term, parts, isPrefix }: QueryWord): WordMatches {
    const whole = isPrefix ? this.beginning(term) : this.search(term, {})
    const inParts = parts.length > 0 ? this.all(parts) : none
    const forms = wordForms(term).map(form => scaled(this.search(form, {}), 0.7))
    const known = forms.reduce(merged, merged(whole, scaled(inParts, 0.5)))
    if (known.size > 0 && (this.isWord(term) || term.length < SHORTEST_DOUBTED)) return known
    return merged(known, this.similar(term, isPrefix))
  }

  /** Rows with words that begin with what was typed; one or two letters are looked for in names alone. */
  private beginning(start: string): WordMatches {
    if (start.length >= SHORTEST_IN_TEXTS) return this.search(start, { prefix: true })
    return merged(this.search(start, {}), this.search(start, { prefix: true, fields: nameFields }))
  }

  /** Rows with misspellings of a term, or with its two halves where a space is missing. */
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

  /** Rows that hold every one of the terms. */
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
        .search(term, options)
        .map(({ id, score, terms, queryTerms }) => [
          id as number,
          { score: score / Math.max(1, queryTerms.length), terms },
        ]),
    )
  }
}

/** Half of all words begin with one of a few letters, and looking all of them up takes longer than the next key. */
const SHORTEST_IN_TEXTS = 3
const nameFields = ["title", "page", "keywords"]

/** Words of so many letters may be misspelt although some words begin with them. */
const SHORTEST_DOUBTED = 4

/** Numbers and selectors are meant as they are typed. */
function typosAllowed(term: string): number {
  if (/^[\p{N}a-f.,]+$/u.test(term) || term.length < 3) return 0
  return term.length < 8 ? 1 : 2
}

/** Two neighbouring letters in the wrong order count as one typo, as readers see it. */
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

/** Rows of either; the better score counts, terms of both are marked. */
function merged(first: WordMatches, second: WordMatches): WordMatches {
  if (second.size === 0) return first
  const all = new Map(first)
  for (const [row, match] of second) {
    const known = all.get(row)
    all.set(
      row,
      known
        ? {
            score: Math.max(known.score, match.score),
            terms: [...new Set([...known.terms, ...match.terms])],
          }
        : match,
    )
  }
  return all
}
