import { recordsOf } from "../../search/records/cut-records"
import type { SearchablePage } from "../../search/records/searchable-page"
import type { SiteNode } from "./site-node"

/**
 * A SearchPage node for a page that the search finds, which holds the page's records. A node for each record would be thousands;
 * what that costs is in docs/decisions/0043-pushing-to-algolia.md.
 */
export function searchNode(page: SearchablePage): SiteNode {
  const { sections: _, ...facts } = page
  return {
    id: `search:${page.path}`,
    type: "SearchPage",
    fields: { path: page.path, section: page.section },
    late: { from: facts, make: () => ({ records: recordsOf(page) }) },
  }
}
