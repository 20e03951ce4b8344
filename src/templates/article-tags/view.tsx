import { PageHeader } from "../../components/page-header"
import { TagIndex } from "../../components/tag-index"
import type { TagLink } from "../../components/tag-list"
import { PageLayout } from "../../layouts/page-layout"
import { sectionLinks } from "../article-list/view"

export interface ArticleTagsViewProps {
  title: string
  /** First page of the section. */
  path: string
  archivePath: string
  tagsPath: string
  tags: readonly TagLink[]
}

/** All tags of a section. */
export function ArticleTagsView({ title, tags, ...paths }: ArticleTagsViewProps) {
  return (
    <PageLayout>
      <PageHeader title={`${title}: topics`} links={sectionLinks(paths, "tags")} />
      <TagIndex tags={tags} />
    </PageLayout>
  )
}
