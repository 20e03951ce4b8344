import { markdownPath } from "../../content/artefact-paths"
import { bibtex } from "../../content/head/bibtex"
import { headOf } from "../../content/head/head"
import { siteIdentity } from "../../content/head/site-identity"
import {
  absoluteUrl,
  articleTagPath,
  docsTagPath,
  docsTagsPath,
  listPath,
} from "../../content/routes"
import type { SidebarItem } from "../../content/tree/docs-tree"
import { startsWithItsDescription } from "../../content/tree/lead"
import type { Page, PageKind } from "../../content/tree/page-list"
import type { Article } from "../../content/tree/site-content"
import type { SitePage } from "../../content/tree/site-model"
import { coverAlt } from "../../drawing/cover"
import { articleSections, site } from "../../site.config"
import { contractNodeId } from "../nodes/contract-nodes"
import { pageNodeId } from "../nodes/page-nodes"
import { coverSubject } from "./cover-subject"

/** A page as Gatsby makes it: address, template, and what the template cannot query. */
export interface PageSpec {
  path: string
  /** File in src/templates, without extension. */
  template: string
  context: Record<string, unknown>
}

/** Template of each kind of page. */
export const templates: Record<PageKind, string> = {
  home: "home",
  search: "search",
  notFound: "not-found",
  standalone: "standalone",
  doc: "doc",
  docCategory: "doc-category",
  docsTags: "docs-tags",
  docsTag: "docs-tag",
  contract: "contract",
  article: "article",
  articleList: "article-list",
  articleArchive: "article-archive",
  articleTags: "article-tags",
  articleTag: "article-tag",
}

/** Pages as data; a single function hands them to Gatsby. Heads are made here, so that readers do not carry the code. */
export function pageSpec(page: Page, facts: SitePage): PageSpec {
  return {
    path: page.path,
    template: templates[page.kind],
    context: { route: page.path, head: headOf(facts, siteIdentity), ...contextOf(page, facts) },
  }
}

function contextOf(page: Page, facts: SitePage): Record<string, unknown> {
  const { lastUpdated } = facts
  switch (page.kind) {
    case "home":
      return { blog: filesOf(page.latest.blog), research: filesOf(page.latest.research) }
    case "search":
    case "notFound":
      return {}
    case "standalone":
      return {
        id: pageNodeId(page.file ?? ""),
        markdownPath: twinOf(facts),
        // The day of a commit says little of a policy: its text may be older than its last correction.
        lastUpdated: page.entry.frontMatter.last_update?.date ? lastUpdated : null,
        lastUpdatedBy: page.entry.frontMatter.last_update?.author ?? null,
      }
    case "doc":
      return {
        id: pageNodeId(page.file ?? ""),
        version: page.docs.instance.name,
        breadcrumbs: page.breadcrumbs,
        previous: page.previous ?? null,
        next: page.next ?? null,
        markdownPath: twinOf(facts),
        editUrl: editUrl(page.file, page.doc.entry.frontMatter.custom_edit_url),
        lastUpdated: lastUpdated ?? null,
        lastUpdatedBy: page.doc.entry.frontMatter.last_update?.author ?? null,
        outdatedLabel: page.docs.instance.isLast ? null : page.docs.instance.label,
      }
    case "docCategory":
      return {
        version: page.docs.instance.name,
        breadcrumbs: page.breadcrumbs,
        title: page.title,
        description: page.category.overview?.description ?? null,
        items: page.category.items.map(item => categoryCard(item, page.docs.docs)),
      }
    case "docsTags":
      return {
        version: page.docs.instance.name,
        tags: page.docs.tags.map(({ label, slug, items }) => ({
          label,
          path: docsTagPath(page.docs.instance.path, slug),
          count: items.length,
        })),
      }
    case "docsTag":
      return {
        version: page.docs.instance.name,
        tag: tagFacts(page.tag),
        tagsPath: docsTagsPath(page.docs.instance.path),
        items: page.items.map(({ entry: { title, path, description } }) => ({
          title,
          path,
          description,
        })),
        page: page.page,
        paths: pathsOf(page.pageCount, number =>
          docsTagPath(page.docs.instance.path, page.tag.slug, number),
        ),
      }
    case "contract":
      return {
        id: contractNodeId(page.path),
        version: page.version,
        breadcrumbs: page.breadcrumbs,
        previous: page.previous ?? null,
        next: page.next ?? null,
        markdownPath: markdownPath(page.path),
      }
    case "article":
      return {
        file: page.file,
        section: page.section.section,
        newer: neighbour(page.newer),
        older: neighbour(page.older),
        related: filesOf(page.related),
        markdownPath: twinOf(facts),
        editUrl: editUrl(page.file, page.article.entry.frontMatter.custom_edit_url),
        coverAlt: page.article.entry.frontMatter.image ? "" : coverAlt(coverSubject(page, facts)),
        hasLead: !startsWithItsDescription(page.article.entry),
        bibtex: page.section.section === "research" ? bibtexOf(facts) : null,
      }
    case "articleList":
      return {
        section: page.section.section,
        files: filesOf(page.articles),
        page: page.page,
        paths: pathsOf(page.pageCount, number => listPath(page.section.section, number)),
      }
    case "articleArchive":
      return { section: page.section.section, files: filesOf(page.section.articles) }
    case "articleTags":
      return {
        section: page.section.section,
        tags: page.section.tags.map(({ label, slug, items }) => ({
          label,
          path: articleTagPath(page.section.section, slug),
          count: items.length,
        })),
      }
    case "articleTag":
      return {
        section: page.section.section,
        tag: tagFacts(page.tag),
        files: filesOf(page.articles),
        page: page.page,
        paths: pathsOf(page.pageCount, number =>
          articleTagPath(page.section.section, page.tag.slug, number),
        ),
      }
  }
}

/** The Markdown twin of a page; see `markdownArtefacts`. */
const twinOf = ({ unlisted, path }: SitePage) => (unlisted ? null : markdownPath(path))

function bibtexOf({ title, authors = [], date = "", path }: SitePage): string {
  return bibtex({
    title,
    authors: authors.map(({ name }) => name),
    date,
    url: absoluteUrl(site.url, path),
    series: articleSections.research.title,
  })
}

const filesOf = (articles: readonly Article[]) => articles.map(({ entry }) => entry.file)

const neighbour = (article: Article | undefined) =>
  article ? { label: article.entry.title, path: article.path } : null

const pathsOf = (pageCount: number, pathOf: (page: number) => string) =>
  Array.from({ length: pageCount }, (_, index) => pathOf(index + 1))

function tagFacts({
  label,
  description,
  items,
}: {
  label: string
  description?: string
  items: readonly unknown[]
}) {
  return { label, count: items.length, ...(description ? { description } : {}) }
}

function editUrl(file: string | undefined, custom: string | null | undefined): string | null {
  if (custom !== undefined) return custom
  return file ? `${site.repository}/edit/main/${file}` : null
}

/** A page of a category as its overview shows it. */
function categoryCard(
  item: SidebarItem,
  docs: readonly { entry: { path: string; description: string } }[],
): { label: string; path: string; description?: string } {
  if (item.type === "category")
    return { label: item.label, path: item.overviewPath, description: pageCount(item.items.length) }
  const description = docs.find(({ entry }) => entry.path === item.path)?.entry.description
  return { label: item.label, path: item.path, ...(description ? { description } : {}) }
}

const pageCount = (count: number) => `${count} page${count === 1 ? "" : "s"}`
