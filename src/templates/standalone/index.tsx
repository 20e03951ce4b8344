import { graphql } from "gatsby"
import { Head } from "../../components/head"
import { contentComponents } from "../../content-components"
import type { TemplateProps } from "../parts/template-props"
import { SimplePageView } from "./view"

export default function StandaloneTemplate({
  data: { page },
}: TemplateProps<"standalone", Queries.StandalonePageQuery>) {
  if (!page) return null
  const { head, ...content } = page
  return (
    <>
      <Head {...head} />
      <SimplePageView {...content} components={contentComponents} />
    </>
  )
}

export const query = graphql`
  query StandalonePage($id: String!) {
    page: standalonePage(id: { eq: $id }) {
      title
      head
      hideTitle
      hideTableOfContents
      contentsLevels {
        minDepth
        maxDepth
      }
      body
      headings {
        depth
        id
        text
      }
      markdownPath
      lastUpdated
      lastUpdatedBy
    }
  }
`
