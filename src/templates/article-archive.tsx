import { graphql, type PageProps } from "gatsby"
import { Head } from "../components/head"
import type { ArticleSection } from "../content-model/routes"
import type { SitePage } from "../content-model/site-model"
import { ArticleArchiveView } from "../views/article-archive"
import { sectionLinks } from "./section-links"

interface Context {
  head: SitePage
  section: ArticleSection
}

export default function ArticleArchiveTemplate({
  data,
  pageContext,
}: PageProps<Queries.ArticleArchivePageQuery, Context>) {
  const { head, section } = pageContext
  return (
    <>
      <Head page={head} />
      <ArticleArchiveView {...sectionLinks(section)} articles={[...data.articles]} />
    </>
  )
}

export const query = graphql`
  query ArticleArchivePage($files: [String!]!) {
    articles: articlesByFile(files: $files) {
      title
      path
      date
    }
  }
`
