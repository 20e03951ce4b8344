import { articleSections, reportTags } from "../../site.config"
import type { Page } from "../page"

/**
 * Rank of a page among equal matches: explanations before reference pages before reports, current
 * contracts before older ones, and docs before category overviews. Dates do not count, because an
 * older article is not a worse answer.
 */
export function pageRank(page: Page, latestContracts: string | undefined): number {
  switch (page.kind) {
    case "doc":
      return page.doc.entry.frontMatter.reference ? 4 : 5
    case "contract":
      return latestContracts && page.path.includes(`/${latestContracts}/`) ? 4 : 2
    case "article":
      return page.article.tags.some(({ slug }) => reportTags.includes(slug))
        ? 1
        : articleSections[page.content.section].searchRank
    case "docCategory":
      return 3
    // Terms of use, privacy, the lab: pages that readers search for by name.
    case "standalone":
      return 4
    case "home":
      return 1
    default:
      return 0
  }
}
