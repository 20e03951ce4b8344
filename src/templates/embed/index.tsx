import { graphql } from "gatsby"
import { Head } from "../../components/head"
import { contentComponents } from "../../content-components"
import type { TemplateProps } from "../parts/template-props"
import { EmbedView } from "./view"

export default function EmbedTemplate({ data: { page } }: TemplateProps<Queries.EmbedPageQuery>) {
  if (!page) return null
  return (
    <>
      <Head {...page.head} />
      <EmbedView components={contentComponents} />
    </>
  )
}

export const query = graphql`
  query EmbedPage($id: String!) {
    page: embed(id: { eq: $id }) {
      head
    }
  }
`
