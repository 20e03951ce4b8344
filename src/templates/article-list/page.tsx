import { graphql } from "gatsby"
import { Head } from "../../components/head"
import { articleSummary } from "../parts/article-summary"
import { ArticleListView } from "./view"

/** What a section's list and the lists of its tags query. */
export const articleListFragment = graphql`
  fragment ArticleList on GeneratedPage {
    head
    section {
      ...SectionLinks
    }
    tag {
      label
      description
      count
    }
    articles {
      ...ArticleSummary
    }
    page
    paths
  }
`

/** A page of articles with its head. */
export function ArticleListPage({ list }: { list: Queries.ArticleListFragment | null }) {
  if (!list?.section) return null
  const { head, section, tag, articles, page, paths } = list
  return (
    <>
      <Head {...head} />
      <ArticleListView
        section={section}
        tag={tag}
        articles={articles.map(articleSummary)}
        page={page ?? 1}
        paths={paths ?? []}
      />
    </>
  )
}
