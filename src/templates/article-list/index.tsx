import { graphql, type PageProps } from "gatsby"
import { Head } from "../../components/head"
import type { HeadData } from "../../content/head/head"
import type { ArticleSection } from "../../content/routes"
import { articleSummary } from "../parts/article-summary"
import { sectionLinks } from "../parts/section-links"
import { ArticleListView } from "./view"

interface Context {
  head: HeadData
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
      <Head {...head} />
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
