import { siteRecords } from "../../model/search/site-records"
import type { SearchRecord } from "../../search/protocol"
import { ContentReader } from "../../site/content-reader"
import { loadSite } from "../../site/load-site"

/** Loads the records of the current content without Gatsby. */
export async function loadRecords(): Promise<SearchRecord[]> {
  const { pages, content, drawn } = await loadSite(new ContentReader(), false)
  return siteRecords(pages, content, drawn)
}
