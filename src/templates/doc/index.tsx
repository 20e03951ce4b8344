import { graphql } from "gatsby"
import { Head } from "../../components/head"
import { contentComponents } from "../../content-components"
import type { TemplateProps } from "../parts/template-props"
import { useDocsFrame } from "../parts/use-docs-frame"
import { DocView } from "./view"

export default function DocTemplate({ data: { doc } }: TemplateProps<Queries.DocPageQuery>) {
  const frame = useDocsFrame(doc?.path, doc?.version.name)
  if (!doc) return null
  const { head, version, ...page } = doc
  const current = frame.versions.find(({ isLast }) => isLast)
  return (
    <>
      <Head {...head} />
      <DocView
        {...frame}
        {...page}
        components={contentComponents}
        outdatedVersion={
          !version.isLast && current
            ? { label: version.label, currentPath: current.path }
            : undefined
        }
      />
    </>
  )
}

export const query = graphql`
  query DocPage($id: String!) {
    doc(id: { eq: $id }) {
      ...DocView
      path
      version {
        name
        label
        isLast
      }
    }
  }
`
