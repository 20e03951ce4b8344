import { articleSections, reportTags } from "../../site.config"
import type { Page } from "../page"

/**
 * What comes first among equal matches: what explains before what is looked up in, and both before what reports, the
 * current contracts before the older ones, pages of the docs before the overviews of their categories. Dates do not
 * count: an older article is not a worse answer.
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
    // Terms of use, privacy, the lab: what readers ask by name.
    case "standalone":
      return 4
    case "home":
      return 1
    default:
      return 0
  }
}
