import { graphql } from "gatsby"
import { Head } from "../../components/head"
import type { TemplateProps } from "../parts/template-props"
import { ArticleArchiveView } from "./view"

export default function ArticleArchiveTemplate({
  data: { page },
}: TemplateProps<"articleArchive", Queries.ArticleArchivePageQuery>) {
  if (!page?.section) return null
  return (
    <>
      <Head {...page.head} />
      <ArticleArchiveView
        {...page.section}
        articles={page.articles}
        page={page.page ?? 1}
        paths={page.paths ?? []}
      />
    </>
  )
}

export const query = graphql`
  query ArticleArchivePage($id: String!) {
    page: generatedPage(id: { eq: $id }) {
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
