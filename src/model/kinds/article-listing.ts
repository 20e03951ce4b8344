import type { Interface } from "../nodes/define-node"
import { link, resolved } from "../nodes/field"
import { ids } from "../nodes/ids"
import type { PageOf } from "../page"
import { pageInterface } from "./page-interface"
import { pagedFields } from "./paged"

export const articleListing: Interface<PageOf<"articleArchive" | "articleList" | "articleTag">> = {
  name: "ArticleListing",
  about: "Page of a list of articles.",
  extends: [pageInterface],
  fields: {
    section: link("Section!", ({ content }) => ids.section(content.section)),
    articles: link("[Article!]!", ({ articles }) => ids.pages(articles)),
    firstCover: resolved(
      "String",
      "Data URL of the first article's drawn cover, which therefore arrives with the page; null if the cover is a picture file, or large.",
    ),
    ...pagedFields,
  },
}
