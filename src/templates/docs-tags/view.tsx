import { PageHeader } from "../../components/page-header"
import { TagIndex } from "../../components/tag-index"
import type { TagLink } from "../../components/tag-list"
import { type DocsFrame, DocsLayout } from "../../layouts/docs-layout"

export interface DocsTagsViewProps extends DocsFrame {
  tags: readonly TagLink[]
}

export function DocsTagsView(props: DocsTagsViewProps) {
  return (
    <DocsLayout {...props} wide>
      <PageHeader title="Docs by topic" />
      <TagIndex tags={props.tags} noun="page" />
    </DocsLayout>
  )
}
