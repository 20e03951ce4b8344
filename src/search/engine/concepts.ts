import type { Query } from "./query"
import type { SearchRow } from "./row"
import { termsOf } from "./terms"
import { isOfContracts } from "./twins"
import { wordTexts } from "./words"

/** Returns the terms that titles of documents are made of, those of the contract reference left out. */
export function conceptsOf(rows: readonly SearchRow[]): ReadonlySet<string> {
  const titles = rows.flatMap(({ level, section, url, hierarchy }) =>
    level === "lvl1" && section === "docs" && !isOfContracts(url) ? (hierarchy.lvl1 ?? "") : [],
  )
  return new Set(titles.flatMap(title => wordTexts(title).flatMap(termsOf)))
}

/** Returns true for a single word such as `collateral`, which asks for a page rather than for a symbol of that name. */
export const isConcept = (
  { terms: [term = "", ...others] }: Query,
  concepts: ReadonlySet<string>,
) => others.length === 0 && concepts.has(term)
