import type { PageProps } from "gatsby"
import { Head } from "../components/head"
import type { TagLink } from "../components/tag-list"
import type { SitePage } from "../content-model/site-model"
import { DocsTagsView } from "../views/docs-tags"
import { useDocsFrame } from "./use-docs-frame"

interface Context {
  head: SitePage
  version: string
  tags: TagLink[]
}

export default function DocsTagsTemplate({ pageContext }: PageProps<object, Context>) {
  const { head, version, tags } = pageContext
  const frame = useDocsFrame(head.path, version)
  return (
    <>
      <Head page={head} />
      <DocsTagsView {...frame} tags={tags} />
    </>
  )
}
