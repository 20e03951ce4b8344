import type { Interface } from "../nodes/define-node"
import { link, resolved } from "../nodes/field"
import { ids } from "../nodes/ids"
import type { PageOf } from "../page"
import { pageInterface } from "./page-interface"
import { pagedFields } from "./paged"

export const articleListing: Interface<PageOf<"articleArchive" | "articleList" | "articleTag">> = {
  name: "ArticleListing",
  about: "A page of a list of articles.",
  extends: [pageInterface],
  fields: {
    section: link("Section!", ({ content }) => ids.section(content.section)),
    articles: link("[Article!]!", ({ articles }) => ids.pages(articles)),
    firstCover: resolved(
      "String",
      "Address that holds the drawn cover of the first article, which is then there with the page; null where it is a picture, or large.",
    ),
    ...pagedFields,
  },
}
