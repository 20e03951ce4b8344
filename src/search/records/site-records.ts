import { compareText } from "../../content/problem"
import type { Page } from "../../content/tree/page"
import type { SiteContent } from "../../content/tree/site-content"
import type { SearchRecord } from "../protocol"
import { recordsOf } from "./cut-records"
import type { ComponentData } from "./data-sections"
import { searchablePages } from "./searchable-pages"

/** Records of the whole site, pages by address. The embedded index and Algolia get the same ones. */
export function siteRecords(
  pages: readonly Page[],
  content: SiteContent,
  data: Omit<ComponentData, "terms">,
): SearchRecord[] {
  return searchablePages(pages, content, data)
    .sort((a, b) => compareText(a.path, b.path))
    .flatMap(recordsOf)
}
