import { graphql, type PageProps } from "gatsby"
import { Head } from "../components/head"
import type { HeadData } from "../content-model/head"
import type { ArticleSection } from "../content-model/routes"
import { ArticleArchiveView } from "../views/article-archive"
import { sectionLinks } from "./section-links"

interface Context {
  head: HeadData
  section: ArticleSection
}

export default function ArticleArchiveTemplate({
  data,
  pageContext,
}: PageProps<Queries.ArticleArchivePageQuery, Context>) {
  const { head, section } = pageContext
  return (
    <>
      <Head {...head} />
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
