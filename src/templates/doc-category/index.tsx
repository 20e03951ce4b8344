import type { PageProps } from "gatsby"
import { Head } from "../../components/head"
import type { HeadData } from "../../content/head/head"
import type { Crumb } from "../../content/tree/docs-tree"
import { useDocsFrame } from "../parts/use-docs-frame"
import { type CategoryItem, DocCategoryView } from "./view"

interface Context {
  route: string
  head: HeadData
  version: string
  breadcrumbs: Crumb[]
  items: CategoryItem[]
  title: string
  description: string | null
}

export default function DocCategoryTemplate({ pageContext }: PageProps<object, Context>) {
  const { route, head, version, breadcrumbs, items, title, description } = pageContext
  const frame = useDocsFrame(route, version)
  return (
    <>
      <Head {...head} />
      <DocCategoryView
        {...frame}
        title={title}
        description={description ?? undefined}
        breadcrumbs={breadcrumbs}
        items={items}
      />
    </>
  )
}
