import { graphql } from "gatsby"
import { Head } from "../../components/head"
import { articleSummary } from "../parts/article-summary"
import type { TemplateProps } from "../parts/template-props"
import { ArticleListView } from "./view"

export default function ArticleListTemplate({
  data: { page: list },
}: TemplateProps<"articleList", Queries.ArticleListPageQuery>) {
  if (!list?.section) return null
  const { head, section, articles, page, paths } = list
  return (
    <>
      <Head {...head} />
      <ArticleListView
        {...section}
        articles={articles.map(articleSummary)}
        page={page ?? 1}
        paths={paths ?? []}
      />
    </>
  )
}

export const query = graphql`
  query ArticleListPage($id: String!) {
    page: generatedPage(id: { eq: $id }) {
      head
      section {
        ...SectionLinks
      }
      articles {
        ...ArticleSummary
      }
      page
      paths
    }
  }
`
