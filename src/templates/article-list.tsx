import { graphql, type PageProps } from "gatsby"
import { Head } from "../components/head"
import type { ArticleSection } from "../content-model/routes"
import type { SitePage } from "../content-model/site-model"
import { ArticleListView } from "../views/article-list"
import { articleSummary } from "./article-summary"
import { sectionLinks } from "./section-links"

interface Context {
  head: SitePage
  section: ArticleSection
  page: number
  paths: string[]
}

export default function ArticleListTemplate({
  data,
  pageContext,
}: PageProps<Queries.ArticleListPageQuery, Context>) {
  const { head, section, page, paths } = pageContext
  return (
    <>
      <Head page={head} />
      <ArticleListView
        {...sectionLinks(section)}
        articles={data.articles.map(articleSummary)}
        page={page}
        paths={paths}
      />
    </>
  )
}

export const query = graphql`
  query ArticleListPage($files: [String!]!) {
    articles: articlesByFile(files: $files) {
      ...ArticleSummary
    }
  }
`
