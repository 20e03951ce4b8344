import type { PageProps } from "gatsby"
import { Head } from "../../components/head"
import type { HeadData } from "../../content/head/head"
import { useDocsFrame } from "../parts/use-docs-frame"
import { DocsTagView } from "./view"

interface Context {
  route: string
  head: HeadData
  version: string
  tag: { label: string; description?: string; count: number }
  tagsPath: string
  items: { title: string; path: string; description: string }[]
  page: number
  paths: string[]
}

export default function DocsTagTemplate({ pageContext }: PageProps<object, Context>) {
  const { route, head, version, tag, tagsPath, items, page, paths } = pageContext
  const frame = useDocsFrame(route, version)
  return (
    <>
      <Head {...head} />
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
