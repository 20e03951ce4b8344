import { graphql, type PageProps } from "gatsby"
import { Head } from "../../components/head"
import type { HeadData } from "../../content/head/head"
import type { ArticleSection } from "../../content/routes"
import { sectionLinks } from "../parts/section-links"
import { ArticleArchiveView } from "./view"

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
