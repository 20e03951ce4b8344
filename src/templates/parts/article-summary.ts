import { graphql } from "gatsby"
import type { ArticleSummary } from "../../components/article-card"
import { coverImage } from "./cover"

/** What lists query of an article. */
export const articleSummaryFragment = graphql`
  fragment ArticleSummary on Article {
    path
    title
    report
    description
    date
    readingMinutes
    cover {
      ...Cover
    }
  }
`

/** An article as cards take it; beside its title the cover says nothing new, so its alternative is empty. */
export function articleSummary({
  cover,
  ...article
}: Queries.ArticleSummaryFragment): ArticleSummary {
  return { ...article, cover: coverImage(cover, "") }
}
