import type { SearchRecord } from "../../search/protocol"
import { recordsOf } from "../../search/records/cut-records"
import type { DrawnData } from "../component-data"
import type { Page } from "../page"
import type { SiteContent } from "../site-content"
import { searchablePages } from "./searchable-pages"

/**
 * Records of the whole site, with pages sorted by address. The embedded index and Algolia share
 * them.
 */
export function siteRecords(
  pages: readonly Page[],
  content: SiteContent,
  drawn: DrawnData,
): SearchRecord[] {
  return searchablePages(pages, content, drawn).flatMap(recordsOf)
}
