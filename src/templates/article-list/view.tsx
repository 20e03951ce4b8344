import type { ArticleSummary } from "../../components/article-card"
import { CardGrid } from "../../components/card-grid"
import { PageHeader } from "../../components/page-header"
import { Pagination } from "../../components/pagination"
import { PageLayout } from "../../layouts/page-layout"
import { type SectionLinks, sectionLinks } from "../parts/section-links"

interface ArticleListViewProps {
  section: Omit<SectionLinks, "indexPath">
  /** Tag of the articles; undefined for all articles of the section. */
  tag?: { label: string; description?: string | null; count: number } | null
  /** Articles on this page, newest first. */
  articles: readonly ArticleSummary[]
  /** Current page, from 1, and the addresses of all pages. */
  page: number
  paths: readonly string[]
}

/** A page of a section's articles, or of those with a tag. */
export function ArticleListView({ section, tag, articles, page, paths }: ArticleListViewProps) {
  const title = tag?.label ?? section.title
  const sectionDescription = page === 1 ? section.description : undefined
  return (
    <PageLayout>
      <PageHeader
        title={page === 1 ? title : `${title}, page ${page}`}
        description={tag ? tagDescription(tag, section.label) : sectionDescription}
        links={sectionLinks(section, tag ? undefined : "latest")}
      />
      <CardGrid articles={articles} />
      <Pagination label={title} page={page} paths={paths} />
    </PageLayout>
  )
}

function tagDescription(
  { description, count }: NonNullable<ArticleListViewProps["tag"]>,
  sectionLabel: string,
): string {
  return description ?? `${count} ${count === 1 ? "article" : "articles"} in ${sectionLabel}`
}
