import { articleSections, limits } from "../../site.config"
import { paginate } from "../pagination"
import {
  type ArticleSection,
  archivePath,
  articleTagPath,
  articleTagsPath,
  docsTagPath,
  docsTagsPath,
  homePath,
  listPath,
  notFoundPath,
  searchPath,
} from "../routes"
import type { Heading } from "../schema/body"
import type { Entry, StandaloneEntry } from "../schema/entry"
import type { TagGroup } from "../schema/tags"
import { findDocsInstance } from "./docs-instances"
import {
  breadcrumbsOf,
  type Crumb,
  categoriesOf,
  type SidebarCategory,
  type SidebarLink,
} from "./docs-tree"
import {
  type Article,
  articleRelations,
  type Doc,
  type DocsContent,
  docNeighbours,
  type SectionContent,
  type SiteContent,
} from "./site-content"

/** What every page of the site has, whatever made it. */
interface PageBase {
  path: string
  title: string
  description: string
  /** Anchors others may link to. */
  headings: readonly Pick<Heading, "id">[]
  /** Source file, where one file makes the page. */
  file?: string
  /** Line of that file that sets the address, where one does. */
  line?: number
}

/** Every page of the site as data; `kind` says which template shows it. */
export type Page = PageBase &
  (
    | { kind: "home"; latest: Record<ArticleSection, Article[]> }
    | { kind: "search" }
    | { kind: "notFound" }
    | { kind: "standalone"; entry: StandaloneEntry }
    | {
        kind: "doc"
        doc: Doc
        docs: DocsContent
        previous?: SidebarLink
        next?: SidebarLink
        breadcrumbs: Crumb[]
      }
    | { kind: "docCategory"; category: SidebarCategory; docs: DocsContent; breadcrumbs: Crumb[] }
    | { kind: "docsTags"; docs: DocsContent }
    | {
        kind: "docsTag"
        docs: DocsContent
        tag: TagGroup<Doc>
        items: Doc[]
        page: number
        pageCount: number
      }
    | {
        kind: "contract" /** Docs version. */
        version: string
        breadcrumbs: Crumb[]
        previous?: SidebarLink
        next?: SidebarLink
      }
    | {
        kind: "article"
        section: SectionContent
        article: Article
        newer?: Article
        older?: Article
        related: Article[]
      }
    | {
        kind: "articleList"
        section: SectionContent
        articles: Article[]
        page: number
        pageCount: number
      }
    | { kind: "articleArchive"; section: SectionContent }
    | { kind: "articleTags"; section: SectionContent }
    | {
        kind: "articleTag"
        section: SectionContent
        tag: TagGroup<Article>
        articles: Article[]
        page: number
        pageCount: number
      }
  )

export type PageKind = Page["kind"]

/** Texts of pages that no content file makes. */
export interface GeneratedTexts {
  home: { title: string; description: string }
}

/** Every page of the site, in a fixed order. */
export function pageList(content: SiteContent, texts: GeneratedTexts): Page[] {
  const { blog, research } = content.sections
  return [
    {
      kind: "home",
      path: homePath,
      ...texts.home,
      headings: [],
      latest: { blog: blog.articles.slice(0, 3), research: research.articles.slice(0, 3) },
    },
    {
      kind: "search",
      path: searchPath,
      title: "Search",
      description:
        "Search the documentation, the contract reference, the blog and the research of Panoptic.",
      headings: [],
    },
    {
      kind: "notFound",
      path: notFoundPath,
      title: "Page not found",
      description: "There is no page at this address.",
      headings: [],
    },
    ...content.standalone.map(
      (entry): Page => ({
        kind: "standalone",
        path: entry.path,
        title: entry.title,
        description: entry.description,
        ...sourceOf(entry),
        entry,
      }),
    ),
    ...content.docs.flatMap(docs => docsPages(docs)),
    ...contractPages(content),
    ...sectionPages(blog),
    ...sectionPages(research),
  ]
}

/** What the Markdown file of a page says, where one makes the page. */
export function entryOf(page: Page): Entry | undefined {
  if (page.kind === "doc") return page.doc.entry
  if (page.kind === "article") return page.article.entry
  return page.kind === "standalone" ? page.entry : undefined
}

/** File of a page made from Markdown, and every id in it that links may name. */
function sourceOf({ file, page, lines }: Entry): Pick<Page, "headings" | "file" | "line"> {
  const others = (page.anchors ?? []).map(id => ({ id }))
  return { headings: [...page.headings, ...others], file, line: lines?.slug }
}

function docsPages(docs: DocsContent): Page[] {
  const { instance, sidebar } = docs
  const documents = docs.docs.map(
    (doc): Page => ({
      kind: "doc",
      path: doc.entry.path,
      title: doc.entry.title,
      description: doc.entry.description,
      ...sourceOf(doc.entry),
      doc,
      docs,
      breadcrumbs: breadcrumbsOf(sidebar, doc.entry.path) ?? [],
      ...docNeighbours(docs, doc.entry),
    }),
  )
  const categories = categoriesOf(sidebar)
    .filter(category => category.overview)
    .map((category): Page => {
      const names = category.items.map(({ label }) => label)
      return {
        kind: "docCategory",
        path: category.overviewPath,
        title: category.overview?.title ?? category.label,
        description: category.overview?.description ?? `${category.label}: ${listOf(names)}.`,
        headings: [],
        category,
        docs,
        breadcrumbs: breadcrumbsOf(sidebar, category.overviewPath) ?? [],
      }
    })
  const suffix = instance.isLast ? "" : ` (${instance.label})`
  const tags: Page[] =
    docs.tags.length === 0
      ? []
      : [
          {
            kind: "docsTags",
            path: docsTagsPath(instance.path),
            title: `Topics${suffix}`,
            description: `The ${docs.tags.length} topics of the Panoptic documentation${suffix}, each with its pages.`,
            headings: [],
            docs,
          },
          ...docs.tags.flatMap(tag =>
            paginate(tag.items, limits.tagItemsPerPage).map(
              ({ page, pageCount, items }): Page => ({
                kind: "docsTag",
                path: docsTagPath(instance.path, tag.slug, page),
                title: `${tag.label}${suffix}`,
                description:
                  tag.description ??
                  `${countOf(tag.items.length, "page")} of the Panoptic documentation about ${tag.label}: ${listOf(
                    items.map(({ entry }) => entry.title),
                    100,
                  )}.`,
                headings: [],
                docs,
                tag,
                items,
                page,
                pageCount,
              }),
            ),
          ),
        ]
  return [...documents, ...categories, ...tags]
}

function contractPages(content: SiteContent): Page[] {
  return content.tree.contracts.map((contract): Page => {
    const docs = docsOf(content, contract.path)
    const index = docs?.order.findIndex(({ path }) => path === contract.path) ?? -1
    return {
      kind: "contract",
      version: docs?.instance.name ?? "",
      path: contract.path,
      title: contract.title,
      description: contract.description,
      headings: contract.anchors.map(id => ({ id })),
      file: contract.file,
      breadcrumbs: breadcrumbsOf(docs?.sidebar ?? [], contract.path) ?? [],
      previous: index > 0 ? docs?.order[index - 1] : undefined,
      next: index >= 0 ? docs?.order[index + 1] : undefined,
    }
  })
}

/** Docs version that a page made from data belongs to; the check reports pages that belong to none. */
function docsOf(content: SiteContent, path: string): DocsContent | undefined {
  const instance = findDocsInstance(path, content.tree.instances)
  return content.docs.find(docs => docs.instance.name === instance?.name)
}

function sectionPages(content: SectionContent): Page[] {
  const { section, articles, unlisted, about, tags } = content
  const { title, description } = articleSections[section]
  const articlePages = [...articles, ...unlisted, ...(about ? [about] : [])].map(
    (article): Page => ({
      kind: "article",
      path: article.path,
      title: article.entry.title,
      description: article.entry.description,
      ...sourceOf(article.entry),
      section: content,
      article,
      ...articleRelations(content, article),
    }),
  )
  const lists = paginate(articles, limits.articlesPerPage).map(
    ({ page, pageCount, items }): Page => ({
      kind: "articleList",
      path: listPath(section, page),
      title,
      description,
      headings: [],
      section: content,
      articles: items,
      page,
      pageCount,
    }),
  )
  const tagPages = tags.flatMap(tag =>
    paginate(tag.items, limits.tagItemsPerPage).map(
      ({ page, pageCount, items }): Page => ({
        kind: "articleTag",
        path: articleTagPath(section, tag.slug, page),
        title: tag.label,
        description:
          tag.description ??
          `${countOf(tag.items.length, section === "blog" ? "post" : "article")} about ${tag.label}: ${listOf(
            items.map(({ entry }) => entry.title),
            100,
          )}.`,
        headings: [],
        section: content,
        tag,
        articles: items,
        page,
        pageCount,
      }),
    ),
  )
  return [
    ...articlePages,
    ...lists,
    {
      kind: "articleArchive",
      path: archivePath(section),
      title: "Archive",
      description: `All ${articles.length} ${section === "blog" ? "posts of the blog" : "research articles"}, by year of publication.`,
      headings: [],
      section: content,
    },
    {
      kind: "articleTags",
      path: articleTagsPath(section),
      title: "Topics",
      description: `All ${tags.length} topics of the ${section === "blog" ? "blog" : "research section"}, from A to Z, with the number of articles about each.`,
      headings: [],
      section: content,
    },
    ...tagPages,
  ]
}

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`

/** "A, B and C", cut after about `limit` characters. */
function listOf(names: readonly string[], limit = 140): string {
  const shown: string[] = []
  for (const name of names) {
    if (shown.length > 0 && shown.join(", ").length + name.length > limit) break
    shown.push(name)
  }
  if (shown.length < names.length)
    return `${shown.join(", ")} and ${names.length - shown.length} more`
  return shown.length > 1
    ? `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`
    : (shown[0] ?? "")
}
