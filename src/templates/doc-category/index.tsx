import { graphql } from "gatsby"
import { Head } from "../../components/head"
import type { TemplateProps } from "../parts/template-props"
import { useDocsFrame } from "../parts/use-docs-frame"
import { DocCategoryView } from "./view"

export default function DocCategoryTemplate({
  data: { page },
}: TemplateProps<Queries.DocCategoryPageQuery>) {
  const frame = useDocsFrame(page?.path, page?.docsVersion.name)
  if (!page) return null
  const { head, title, breadcrumbs, category } = page
  return (
    <>
      <Head {...head} />
      <DocCategoryView
        {...frame}
        title={title}
        description={category.description}
        breadcrumbs={breadcrumbs}
        items={category.items}
      />
    </>
  )
}

export const query = graphql`
  query DocCategoryPage($id: String!) {
    page: docCategory(id: { eq: $id }) {
      path
      title
      head
      docsVersion {
        name
      }
      breadcrumbs {
        label
        path
      }
      category {
        description
        items {
          label
          path
          description
        }
      }
    }
  }
`
