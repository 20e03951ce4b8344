import type { PageProps } from "gatsby"
import { Head } from "../components/head"
import type { Crumb } from "../content-model/docs-tree"
import type { SitePage } from "../content-model/site-model"
import { type CategoryItem, DocCategoryView } from "../views/doc-category"
import { useDocsFrame } from "./use-docs-frame"

interface Context {
  head: SitePage
  version: string
  breadcrumbs: Crumb[]
  items: CategoryItem[]
  description: string | null
}

export default function DocCategoryTemplate({ pageContext }: PageProps<object, Context>) {
  const { head, version, breadcrumbs, items, description } = pageContext
  const frame = useDocsFrame(head.path, version)
  return (
    <>
      <Head page={head} />
      <DocCategoryView
        {...frame}
        title={head.title}
        description={description ?? undefined}
        breadcrumbs={breadcrumbs}
        items={items}
      />
    </>
  )
}
