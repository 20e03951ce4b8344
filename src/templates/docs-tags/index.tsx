import { graphql } from "gatsby"
import { Head } from "../../components/head"
import type { TemplateProps } from "../parts/template-props"
import { useDocsFrame } from "../parts/use-docs-frame"
import { DocsTagsView } from "./view"

export default function DocsTagsTemplate({
  data: { page },
}: TemplateProps<Queries.DocsTagsPageQuery>) {
  const frame = useDocsFrame(page?.path, page?.docsVersion.name)
  if (!page) return null
  return (
    <>
      <Head {...page.head} />
      <DocsTagsView {...frame} tags={page.tags} />
    </>
  )
}

export const query = graphql`
  query DocsTagsPage($id: String!) {
    page: docsTags(id: { eq: $id }) {
      path
      head
      docsVersion {
        name
      }
      tags {
        label
        path
        count
      }
    }
  }
`
