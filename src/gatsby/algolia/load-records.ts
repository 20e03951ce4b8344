import { ContentReader } from "../../content/read/content-reader"
import { loadSite } from "../../content/read/load-site"
import type { SearchRecord } from "../../search/protocol"
import { siteRecords } from "../../search/records/site-records"

/** Records of the content as it stands, without Gatsby. */
export async function loadRecords(): Promise<SearchRecord[]> {
  const { pages, content, drawn } = await loadSite(new ContentReader(), false)
  return siteRecords(pages, content, drawn)
}
