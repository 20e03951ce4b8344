import type { ArticleSummary } from "../../components/article-card"
import { CardGrid } from "../../components/card-grid"
import { PageHeader } from "../../components/page-header"
import { Pagination } from "../../components/pagination"
import { PageLayout } from "../../layouts/page-layout"
import { sectionLinks } from "../article-list/view"

export interface ArticleTagViewProps {
  /** The tag. */
  label: string
  description?: string | null
  /** Label of the section. */
  sectionLabel: string
  /** First page of the section. */
  path: string
  archivePath: string
  tagsPath: string
  articles: readonly ArticleSummary[]
  /** Articles with the tag in all. */
  total: number
  /** Page shown, from 1, and the addresses of all pages. */
  page: number
  paths: readonly string[]
}

/** Articles with a tag. */
export function ArticleTagView(props: ArticleTagViewProps) {
  const { label, description, sectionLabel, articles, total, page, paths } = props
  return (
    <PageLayout>
      <PageHeader
        title={page === 1 ? label : `${label}, page ${page}`}
        description={
          description ?? `${total} ${total === 1 ? "article" : "articles"} in ${sectionLabel}`
        }
        links={sectionLinks(props)}
      />
      <CardGrid articles={articles} />
      <Pagination label={label} page={page} paths={paths} />
    </PageLayout>
  )
}
