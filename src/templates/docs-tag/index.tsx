import { graphql } from "gatsby"
import { Head } from "../../components/head"
import type { TemplateProps } from "../parts/template-props"
import { useDocsFrame } from "../parts/use-docs-frame"
import { DocsTagView } from "./view"

export default function DocsTagTemplate({
  data: { page: list },
}: TemplateProps<Queries.DocsTagPageQuery>) {
  const frame = useDocsFrame(list?.path, list?.docsVersion.name)
  if (!list) return null
  const { head, tag, docsVersion, docs, page, paths } = list
  return (
    <>
      <Head {...head} />
      <DocsTagView
        {...frame}
        label={tag.label}
        description={tag.description}
        items={docs}
        total={tag.count}
        page={page}
        paths={paths}
        tagsPath={docsVersion.tagsPath}
      />
    </>
  )
}

export const query = graphql`
  query DocsTagPage($id: String!) {
    page: docsTag(id: { eq: $id }) {
      path
      head
      docsVersion {
        name
        tagsPath
      }
      tag {
        label
        description
        count
      }
      docs {
        title
        path
        description
      }
      page
      paths
    }
  }
`
