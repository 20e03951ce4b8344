import { graphql } from "gatsby"
import type { ArticleSummary } from "../../components/article-card"
import { coverImage } from "./cover"

/** Fields of an article that lists query. */
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

/** Converts an article for cards; the alt text is empty, because the title already names it. */
export function articleSummary({
  cover,
  ...article
}: Queries.ArticleSummaryFragment): ArticleSummary {
  return { ...article, cover: coverImage(cover, "") }
}
