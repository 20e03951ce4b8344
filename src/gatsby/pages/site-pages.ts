import { isoDay } from "../../content/iso-day"
import { articleTagPath, docsTagPath, sectionPath } from "../../content/routes"
import { articleKind } from "../../content/tree/article-kind"
import { entryOf, type Page } from "../../content/tree/page-list"
import type { SitePage } from "../../content/tree/site-model"
import { articleSections } from "../../site.config"

/** Facts about a page that its content does not hold. */
export interface PageFacts {
  /** Day of the last commit of a source file, where the history is known. */
  lastCommit(file: string): string | undefined
  /** Social card of a page. */
  card(page: Page): string | undefined
}

/** What heads, feeds, sitemap and other artefacts need to know of a page. */
export function sitePage(page: Page, facts: PageFacts): SitePage {
  const { path, title, description } = page
  const base = {
    path,
    title,
    description,
    ...optional("lastUpdated", writtenDay(page) ?? (page.file && facts.lastCommit(page.file))),
    ...optional("image", facts.card(page)),
  }
  switch (page.kind) {
    case "home":
    case "search":
      return { ...base, kind: page.kind, ...(page.kind === "search" ? { noindex: true } : {}) }
    case "notFound":
      return { ...base, kind: "page", noindex: true }
    case "standalone":
      return { ...base, kind: "page" }
    case "doc": {
      const { entry, tags } = page.doc
      return {
        ...base,
        kind: "doc",
        section: "docs",
        tags: tags.map(({ label, slug }) => ({
          label,
          path: docsTagPath(page.docs.instance.path, slug),
        })),
        breadcrumbs: crumbs(page.breadcrumbs),
        ...optional("definition", entry.frontMatter.hoverText),
        ...(page.docs.instance.isLast ? {} : { version: page.docs.instance.label }),
        ...flags(entry),
      }
    }
    case "contract":
      return { ...base, kind: "contract", section: "docs", breadcrumbs: crumbs(page.breadcrumbs) }
    case "docCategory":
      return { ...base, kind: "category", section: "docs", breadcrumbs: crumbs(page.breadcrumbs) }
    case "docsTags":
      return { ...base, kind: "tags", section: "docs" }
    case "docsTag":
      return { ...base, kind: "tag", section: "docs", ...pageNumber(page.page) }
    case "article": {
      const { section } = page.section
      const { entry, tags, authors, date } = page.article
      const about = page.section.about === page.article
      return {
        ...base,
        kind: about ? "page" : "article",
        section,
        ...(about ? {} : { date }),
        articleKind: articleKind(section, tags),
        authors: authors.map(({ name, url }) => ({ name, ...optional("url", url) })),
        tags: tags.map(({ label, slug }) => ({ label, path: articleTagPath(section, slug) })),
        breadcrumbs: [{ label: articleSections[section].label, path: sectionPath(section) }],
        ...flags(entry),
      }
    }
    case "articleList":
      return { ...base, kind: "list", section: page.section.section, ...pageNumber(page.page) }
    case "articleArchive":
      return { ...base, kind: "archive", section: page.section.section }
    case "articleTags":
      return { ...base, kind: "tags", section: page.section.section }
    case "articleTag":
      return { ...base, kind: "tag", section: page.section.section, ...pageNumber(page.page) }
  }
}

/** Day of the last change as the front matter gives it. */
function writtenDay(page: Page): string | undefined {
  const date = entryOf(page)?.frontMatter.last_update?.date
  return date === undefined ? undefined : isoDay(date)
}

const pageNumber = (page: number) => (page > 1 ? { pageNumber: page } : {})

const flags = ({ unlisted }: { unlisted: boolean }) => (unlisted ? { unlisted: true } : {})

const crumbs = (trail: readonly { label: string; path?: string }[]) =>
  trail.flatMap(({ label, path }) => (path ? [{ label, path }] : []))

function optional<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { [K in Key]?: Value } {
  return (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value }
}
