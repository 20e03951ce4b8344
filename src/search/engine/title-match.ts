import type { Query } from "./query"
import type { SearchRow } from "./row"
import { headingOf } from "./row-texts"
import { isStopWord } from "./stop-words"
import { termsOf } from "./terms"
import { wordTexts } from "./words"

/**
 * Weight of a term: stop words distinguish `at the money` from `out of the money`, but count less
 * than other words.
 */
const weightOf = (term: string) => (isStopWord(term) ? 0.3 : 1)

/** A word of a query: its terms in the row, and its weight. */
interface MatchedWord {
  terms: readonly string[]
  weight: number
}

/**
 * Similarity of a heading and a query from 0 to 1: the share of the heading in the query, times the
 * share of the query in the heading. Also tries the page's other names and parts of the heading:
 * the name before `: ` or ` (`, and each question in `Is it safe, and has it been audited?`.
 */
export function titleMatch(row: SearchRow, query: Query, found: readonly MatchedWord[]): number {
  const heading = headingOf(row) ?? row.hierarchy.lvl1 ?? ""
  const [name = ""] = heading.split(/: | \(/)
  const names = new Set([heading, name, ...name.split(/, (?:and|or) /), ...row.names])
  return Math.max(...[...names].map(some => match(some, query, found)))
}

function match(
  heading: string,
  { terms, isQuestion }: Query,
  found: readonly MatchedWord[],
): number {
  const title = wordTexts(heading).map(termsOf)
  const titleTerms = new Set(title.flat())
  const isIn = (term: string) => (titleTerms.has(term) ? 1 : 0)
  const stopWords = terms.filter(isStopWord)
  const named = new Set([...found.flatMap(word => word.terms), ...stopWords])
  const ofTitle = share(
    title.map(([term = "", ...parts]) => [
      // `CollateralTracker` counts in part for `collateral`.
      named.has(term) ? 1 : mean(parts, part => (named.has(part) ? 1 : 0)),
      weightOf(term),
    ]),
  )
  const ofQuery = share([
    // A sentence has stop words that no title repeats.
    ...(isQuestion ? [] : stopWords).map(term => [isIn(term), weightOf(term)] as const),
    ...found.map(word => [Math.max(0, ...word.terms.map(isIn)), word.weight] as const),
  ])
  return ofTitle * ofQuery
}

/** Weighted mean of values between 0 and 1. */
function share(items: readonly (readonly [value: number, weight: number])[]): number {
  const total = sum(items, ([, weight]) => weight)
  return total === 0 ? 0 : sum(items, ([value, weight]) => value * weight) / total
}

const sum = <Item>(items: readonly Item[], numberOf: (item: Item) => number) =>
  items.reduce((total, item) => total + numberOf(item), 0)

const mean = <Item>(items: readonly Item[], numberOf: (item: Item) => number) =>
  items.length === 0 ? 0 : sum(items, numberOf) / items.length
