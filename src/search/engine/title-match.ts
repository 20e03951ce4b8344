import type { Query } from "./query"
import type { SearchRow } from "./row"
import { headingOf } from "./row-texts"
import { isStopWord } from "./stop-words"
import { termsOf } from "./terms"
import { wordTexts } from "./words"

/** Stop words tell `at the money` from `out of the money`, but less than other words do. */
const weightOf = (term: string) => (isStopWord(term) ? 0.3 : 1)

/** A word of a query: the terms that a row has for it, and how much it counts. */
interface FoundWord {
  terms: readonly string[]
  weight: number
}

/**
 * How much a row's heading and a query are the same: the share of the heading that the query names, times the share of
 * the query that the heading holds. Of `Delta: exposure to direction` and `Range (Uniswap V3)` the name alone may be
 * what is asked for, of `Is it safe, and has it been audited?` one of both questions; a page has other names as well.
 */
export function titleMatch(row: SearchRow, query: Query, found: readonly FoundWord[]): number {
  const heading = headingOf(row) ?? row.hierarchy.lvl1 ?? ""
  const [name = ""] = heading.split(/: | \(/)
  const names = new Set([heading, name, ...name.split(/, (?:and|or) /), ...row.names])
  return Math.max(...[...names].map(some => match(some, query, found)))
}

function match(heading: string, { terms, isQuestion }: Query, found: readonly FoundWord[]): number {
  const title = wordTexts(heading).map(termsOf)
  const titleTerms = new Set(title.flat())
  const isIn = (term: string) => (titleTerms.has(term) ? 1 : 0)
  const stopWords = terms.filter(isStopWord)
  const named = new Set([...found.flatMap(word => word.terms), ...stopWords])
  const ofTitle = share(
    title.map(([term = "", ...parts]) => [
      // `CollateralTracker` is more than collateral.
      named.has(term) ? 1 : mean(parts, part => (named.has(part) ? 1 : 0)),
      weightOf(term),
    ]),
  )
  const ofQuery = share([
    // A sentence has small words that no title repeats.
    ...(isQuestion ? [] : stopWords).map(term => [isIn(term), weightOf(term)] as const),
    ...found.map(word => [Math.max(0, ...word.terms.map(isIn)), word.weight] as const),
  ])
  return ofTitle * ofQuery
}

/** Mean of values between 0 and 1, by their weights. */
function share(items: readonly (readonly [value: number, weight: number])[]): number {
  const total = sum(items, ([, weight]) => weight)
  return total === 0 ? 0 : sum(items, ([value, weight]) => value * weight) / total
}

const sum = <Item>(items: readonly Item[], numberOf: (item: Item) => number) =>
  items.reduce((total, item) => total + numberOf(item), 0)

const mean = <Item>(items: readonly Item[], numberOf: (item: Item) => number) =>
  items.length === 0 ? 0 : sum(items, numberOf) / items.length
