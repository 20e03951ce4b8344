import type { FacetFilters } from "../protocol"
import type { SearchRow } from "./row"

/** Value by which a row can be filtered and counted; null for an unknown attribute. */
export function facetValue(row: SearchRow, attribute: string): string | null {
  switch (attribute) {
    case "language":
    case "lang":
    case "docusaurus_tag":
    case "version":
    case "section":
      return row[attribute]
    case "type":
      return row.level
    case "hierarchy.lvl0":
      return row.hierarchy.lvl0
    default:
      return null
  }
}

/**
 * Returns a predicate for Algolia's facet filters: all items of the list must hold, and one item of
 * each nested list.
 */
export function facetFilter(filters: FacetFilters | undefined): (row: SearchRow) => boolean {
  const groups = (typeof filters === "string" ? [filters] : (filters ?? [])).map(group =>
    (typeof group === "string" ? [group] : group).map(condition),
  )
  return row => groups.every(group => group.length === 0 || group.some(holds => holds(row)))
}

function condition(filter: string): (row: SearchRow) => boolean {
  const colon = filter.indexOf(":")
  const attribute = filter.slice(0, colon)
  const value = filter.slice(colon + 1)
  return value.startsWith("-")
    ? row => facetValue(row, attribute) !== value.slice(1)
    : row => facetValue(row, attribute) === value
}

/** Number of rows by value for each attribute; empty values are omitted. */
export function countFacets(
  rows: readonly SearchRow[],
  attributes: readonly string[],
): Record<string, Record<string, number>> {
  return Object.fromEntries(
    attributes.map(attribute => {
      const counts: Record<string, number> = {}
      for (const row of rows) {
        const value = facetValue(row, attribute)
        if (value) counts[value] = (counts[value] ?? 0) + 1
      }
      return [attribute, counts]
    }),
  )
}
