import { digestOf } from "../../lib/digest"
import type { SearchRecord } from "../../search/protocol"
import { recordsOf } from "../../search/records/cut-records"
import type { SearchablePage } from "../../search/records/searchable-page"
import type { ComposedSite } from "../composed-site"
import { searchablePages } from "../search/searchable-pages"
import { defineNode } from "./define-node"
import { type Fields, field, hidden, resolved } from "./field"

export const searchPageFields: Fields<SearchablePage> = {
  path: field("String!", ({ path }) => path, "Route without trailing slash."),
  section: field("String!", ({ section }) => section),
  records: resolved("[SearchRecord!]!", "Records of the page, in reading order."),
  // Makes the node's digest change with its records.
  recordsFrom: hidden(({ sections: _, ...facts }) => digestOf(facts)),
}

/** One node per page, because a node per record would create thousands. */
export const searchPage = defineNode<SearchablePage>("SearchPage", {
  about: "Page in the search index.",
  from: site => [...searchedPages(site).values()],
  id: ({ path }) => `search:${path}`,
  fields: searchPageFields,
})

/**
 * Search records of one page. They are computed only when a query requests them, because only a
 * push to Algolia needs them; docs/decisions/0043-pushing-to-algolia.md has the cost.
 */
export function searchRecords(path: string, site: ComposedSite): SearchRecord[] {
  const page = searchedPages(site).get(path)
  return page ? recordsOf(page) : []
}

const known = new WeakMap<ComposedSite, ReadonlyMap<string, SearchablePage>>()

/** Searchable pages by address, computed once per reading of the content. */
function searchedPages(site: ComposedSite): ReadonlyMap<string, SearchablePage> {
  const { pages, content, drawn } = site
  const found =
    known.get(site) ??
    new Map(searchablePages(pages, content, drawn).map(page => [page.path, page]))
  known.set(site, found)
  return found
}
