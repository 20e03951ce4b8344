import { loadSite } from "../../content/read/load-site"
import type { SearchRecord } from "../../search/protocol"
import { siteRecords } from "../../search/records/site-records"
import { checkedSite } from "../lifecycle/check-before-build"

/** Records of the content as it stands; in a build, as it was checked. */
export async function loadRecords(): Promise<SearchRecord[]> {
  const { pages, content, drawn } = checkedSite() ?? (await loadSite(false))
  return siteRecords(pages, content, drawn)
}
