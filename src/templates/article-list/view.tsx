import type { ArticleSummary } from "../../components/article-card"
import { CardGrid } from "../../components/card-grid"
import { PageHeader } from "../../components/page-header"
import { Pagination } from "../../components/pagination"
import { PageLayout } from "../../layouts/page-layout"

export interface ArticleListViewProps {
  /** Title of the section. */
  title: string
  description: string
  archivePath: string
  tagsPath: string
  /** Articles of this page, newest first. */
  articles: readonly ArticleSummary[]
  /** Page shown, from 1, and the addresses of all pages. */
  page: number
  paths: readonly string[]
}

/** A page of a section's articles. */
export function ArticleListView(props: ArticleListViewProps) {
  const { title, description, archivePath, tagsPath, articles, page, paths } = props
  return (
    <PageLayout>
      <PageHeader
        title={page === 1 ? title : `${title}, page ${page}`}
        description={page === 1 ? description : undefined}
        links={sectionLinks({ path: paths[0] ?? "", archivePath, tagsPath }, "latest")}
      />
      <CardGrid articles={articles} />
      <Pagination label={title} page={page} paths={paths} />
    </PageLayout>
  )
}

type SectionPage = "latest" | "archive" | "tags"

/** Links between the list, the archive and the tags of a section. */
export function sectionLinks(
  { path, archivePath, tagsPath }: { path: string; archivePath: string; tagsPath: string },
  current?: SectionPage,
) {
  return [
    { label: "Latest", path, current: current === "latest" },
    { label: "By topic", path: tagsPath, current: current === "tags" },
    { label: "By year", path: archivePath, current: current === "archive" },
  ]
}
