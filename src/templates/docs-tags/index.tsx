import type { PageProps } from "gatsby"
import { Head } from "../../components/head"
import type { TagLink } from "../../components/tag-list"
import type { HeadData } from "../../content/head/head"
import { useDocsFrame } from "../parts/use-docs-frame"
import { DocsTagsView } from "./view"

interface Context {
  route: string
  head: HeadData
  version: string
  tags: TagLink[]
}

export default function DocsTagsTemplate({ pageContext }: PageProps<object, Context>) {
  const { route, head, version, tags } = pageContext
  const frame = useDocsFrame(route, version)
  return (
    <>
      <Head {...head} />
      <DocsTagsView {...frame} tags={tags} />
    </>
  )
}
