import { graphql } from "gatsby"
import { Head } from "../../components/head"
import { contentComponents } from "../../content-components"
import { articleSummary } from "../parts/article-summary"
import { coverImage } from "../parts/cover"
import type { TemplateProps } from "../parts/template-props"
import { ArticleView } from "./view"

export default function ArticleTemplate({
  data: { article },
}: TemplateProps<Queries.ArticlePageQuery>) {
  if (!article) return null
  const { head, hasLead, description, cover, coverAlt, newer, older, related, ...page } = article
  return (
    <>
      <Head {...head} />
      <ArticleView
        {...page}
        description={hasLead ? description : undefined}
        cover={coverImage(cover, coverAlt)}
        components={contentComponents}
        newer={newer && { label: newer.title, path: newer.path }}
        older={older && { label: older.title, path: older.path }}
        related={related.map(articleSummary)}
      />
    </>
  )
}

export const query = graphql`
  query ArticlePage($id: String!) {
    article(id: { eq: $id }) {
      ...ArticleView
      description
      hasLead
      cover(held: true) {
        ...Cover
      }
      coverAlt
      newer {
        title
        path
      }
      older {
        title
        path
      }
      related {
        ...ArticleSummary
      }
    }
  }
`
