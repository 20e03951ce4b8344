import { digestOf } from "../../lib/digest"
import { searchablePages } from "../../model/search/searchable-pages"
import type { SearchRecord } from "../../search/protocol"
import { recordsOf } from "../../search/records/cut-records"
import type { SearchablePage } from "../../search/records/searchable-page"
import type { LoadedSite } from "../../site/load-site"
import type { SiteNode } from "./site-node"

/** SearchPage nodes, one for each page that the search finds. A node for each of its records would be thousands. */
export const searchNodes = (site: LoadedSite): SiteNode[] =>
  [...searchedPages(site).values()].map(page => {
    const { sections: _, ...facts } = page
    return {
      id: `search:${page.path}`,
      type: "SearchPage",
      fields: { path: page.path, section: page.section, recordsFrom: digestOf(facts) },
    }
  })

/**
 * Records of one page. They are cut when a query asks for them, since only a push to Algolia does; what they cost is in
 * docs/decisions/0043-pushing-to-algolia.md.
 */
export function searchRecords(path: string, site: LoadedSite): SearchRecord[] {
  const page = searchedPages(site).get(path)
  return page ? recordsOf(page) : []
}

const known = new WeakMap<LoadedSite, ReadonlyMap<string, SearchablePage>>()

/** Pages that the search finds, by address; found once for each reading of the content. */
function searchedPages(site: LoadedSite): ReadonlyMap<string, SearchablePage> {
  const { pages, content, drawn } = site
  const found =
    known.get(site) ??
    new Map(searchablePages(pages, content, drawn).map(page => [page.path, page]))
  known.set(site, found)
  return found
}
