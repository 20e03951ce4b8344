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
 * what is asked for.
 */
export function titleMatch(row: SearchRow, query: Query, found: readonly FoundWord[]): number {
  const heading = headingOf(row) ?? row.hierarchy.lvl1 ?? ""
  const [name = ""] = heading.split(/: | \(/)
  return Math.max(match(heading, query, found), name === heading ? 0 : match(name, query, found))
}

function match(heading: string, { terms, isQuestion }: Query, found: readonly FoundWord[]): number {
  const title = wordTexts(heading).map(termsOf)
  const inTitle = new Set(title.flat())
  const stopWords = terms.filter(isStopWord)
  const named = new Set([...found.flatMap(word => word.terms), ...stopWords])
  const ofTitle = share(
    title.map(([term = "", ...parts]) => [
      [term, ...parts].some(part => named.has(part)),
      weightOf(term),
    ]),
  )
  const ofQuery = share([
    // A sentence has small words that no title repeats.
    ...(isQuestion ? [] : stopWords).map((term): [boolean, number] => [
      inTitle.has(term),
      weightOf(term),
    ]),
    ...found.map((word): [boolean, number] => [
      word.terms.some(term => inTitle.has(term)),
      word.weight,
    ]),
  ])
  return ofTitle * ofQuery
}

/** Share of the weights that belongs to what is true. */
function share(items: readonly [isTrue: boolean, weight: number][]): number {
  const sum = (some: typeof items) => some.reduce((total, [, weight]) => total + weight, 0)
  return items.length === 0 ? 0 : sum(items.filter(([isTrue]) => isTrue)) / sum(items)
}
