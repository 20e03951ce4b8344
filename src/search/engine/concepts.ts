import { isOfContracts } from "./duplicate-versions"
import type { Query } from "./query"
import type { SearchRow } from "./row"
import { termOf } from "./terms"
import { wordTexts } from "./words"

/**
 * Returns the words that alone are titles of docs pages, such as `Collateral` or `Delta: exposure
 * to direction`.
 */
export function conceptsOf(rows: readonly SearchRow[]): ReadonlySet<string> {
  const names = rows.flatMap(({ level, section, url, hierarchy }) =>
    level === "lvl1" && section === "docs" && !isOfContracts(url)
      ? [wordTexts(hierarchy.lvl1?.split(/: | \(/)[0] ?? "")]
      : [],
  )
  return new Set(names.flatMap(words => (words.length === 1 ? words.map(termOf) : [])))
}

/**
 * Returns true for a single word such as `collateral` that asks for a page rather than for a symbol
 * of that name.
 */
export const isConcept = (
  { terms: [term = "", ...others] }: Query,
  concepts: ReadonlySet<string>,
) => others.length === 0 && concepts.has(term)
