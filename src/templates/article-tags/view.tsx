import { PageHeader } from "../../components/page-header"
import { TagIndex } from "../../components/tag-index"
import type { TagLink } from "../../components/tag-list"
import { PageLayout } from "../../layouts/page-layout"
import { type SectionPaths, sectionLinks } from "../parts/section-links"

interface ArticleTagsViewProps extends SectionPaths {
  /** Title of the section. */
  title: string
  /** Name of one of its articles. */
  noun: string
  tags: readonly TagLink[]
}

export function ArticleTagsView({ title, noun, tags, ...paths }: ArticleTagsViewProps) {
  return (
    <PageLayout>
      <PageHeader title={`${title}: topics`} links={sectionLinks(paths, "tags")} />
      <TagIndex tags={tags} noun={noun} />
    </PageLayout>
  )
}
