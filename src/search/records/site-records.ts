import type { DrawnData } from "../../content/tree/component-data"
import type { Page } from "../../content/tree/page"
import type { SiteContent } from "../../content/tree/site-content"
import type { SearchRecord } from "../protocol"
import { recordsOf } from "./cut-records"
import { searchablePages } from "./searchable-pages"

/** Records of the whole site, pages by address. The embedded index and Algolia get the same ones. */
export function siteRecords(
  pages: readonly Page[],
  content: SiteContent,
  drawn: DrawnData,
): SearchRecord[] {
  return searchablePages(pages, content, drawn).flatMap(recordsOf)
}
