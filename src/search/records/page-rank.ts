import type { Page } from "../../content/tree/page"
import { articleSections } from "../../site.config"

/**
 * What comes first among equal matches: what explains before what reports, the current contracts before the older
 * ones, pages before lists of pages. Dates do not count: an older article is not a worse answer.
 */
export function pageRank(page: Page, latestContracts: string | undefined): number {
  switch (page.kind) {
    case "doc":
      return 5
    case "contract":
      return latestContracts && page.path.includes(`/${latestContracts}/`) ? 4 : 2
    case "article":
      return articleSections[page.content.section].searchRank
    case "home":
    case "standalone":
    case "docCategory":
      return 1
    default:
      return 0
  }
}
