import { group } from "d3-array"
import type { SearchRecord } from "../../search/protocol"
import type { SiteNode } from "./site-node"

/**
 * One SearchPage node for each page that the search finds, which holds the page's records. A node for each record would be thousands;
 * what that costs is in docs/decisions/0043-pushing-to-algolia.md.
 * @param records of the whole site
 */
export function searchNodes(records: readonly SearchRecord[]): SiteNode[] {
  return [...group(records, record => record.url_without_anchor)].map(([path, ofPage]) => ({
    id: `search:${path}`,
    type: "SearchPage",
    fields: { path, section: ofPage[0]?.section ?? "", records: ofPage },
  }))
}
