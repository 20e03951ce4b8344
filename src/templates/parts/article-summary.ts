import { graphql } from "gatsby"
import type { ArticleSummary } from "../../components/article-card"

/** What lists query of an article. */
export const articleSummaryFragment = graphql`
  fragment ArticleSummary on Article {
    path
    title
    description
    date
    readingMinutes
    cover {
      src
      width
      height
    }
  }
`

/** An article as cards take it; beside its title the cover says nothing new, so its alternative is empty. */
export function articleSummary({
  cover,
  ...article
}: Queries.ArticleSummaryFragment): ArticleSummary {
  return {
    ...article,
    cover: { src: cover.src, width: cover.width, height: cover.height, alt: "" },
  }
}
