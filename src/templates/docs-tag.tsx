import type { PageProps } from "gatsby"
import { Head } from "../components/head"
import type { SitePage } from "../content-model/site-model"
import { DocsTagView } from "../views/docs-tag"
import { useDocsFrame } from "./use-docs-frame"

interface Context {
  head: SitePage
  version: string
  tag: { label: string; description?: string; count: number }
  tagsPath: string
  items: { title: string; path: string; description: string }[]
  page: number
  paths: string[]
}

export default function DocsTagTemplate({ pageContext }: PageProps<object, Context>) {
  const { head, version, tag, tagsPath, items, page, paths } = pageContext
  const frame = useDocsFrame(head.path, version)
  return (
    <>
      <Head page={head} />
      <DocsTagView
        {...frame}
        label={tag.label}
        description={tag.description}
        items={items}
        total={tag.count}
        page={page}
        paths={paths}
        tagsPath={tagsPath}
      />
    </>
  )
}
