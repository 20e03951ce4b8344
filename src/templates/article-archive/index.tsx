import { graphql } from "gatsby"
import { Head } from "../../components/head"
import type { TemplateProps } from "../parts/template-props"
import { ArticleArchiveView } from "./view"

export default function ArticleArchiveTemplate({
  data: { page },
}: TemplateProps<Queries.ArticleArchivePageQuery>) {
  if (!page) return null
  return (
    <>
      <Head {...page.head} />
      <ArticleArchiveView
        {...page.section}
        articles={page.articles}
        page={page.page}
        paths={page.paths}
      />
    </>
  )
}

export const query = graphql`
  query ArticleArchivePage($id: String!) {
    page: articleArchive(id: { eq: $id }) {
      head
      section {
        ...SectionLinks
      }
      articles {
        title
        report
        path
        date
      }
      page
      paths
    }
  }
`
