import { graphql } from "gatsby"
import { Head } from "../../components/head"
import type { TemplateProps } from "../parts/template-props"
import { ArticleTagsView } from "./view"

export default function ArticleTagsTemplate({
  data: { page },
}: TemplateProps<Queries.ArticleTagsPageQuery>) {
  if (!page) return null
  return (
    <>
      <Head {...page.head} />
      <ArticleTagsView {...page.section} tags={page.tags} />
    </>
  )
}

export const query = graphql`
  query ArticleTagsPage($id: String!) {
    page: articleTags(id: { eq: $id }) {
      head
      section {
        ...SectionLinks
        noun
      }
      tags {
        label
        path
        count
      }
    }
  }
`
