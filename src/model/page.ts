import type { ArticleSection } from "../content/routes"
import type { Heading } from "../content/schema/body"
import type { Entry, StandaloneEntry } from "../content/schema/entry"
import type { TagGroup } from "../content/schema/tags"
import type { Crumb, SidebarCategory, SidebarLink } from "../content/sidebar"
import { limits } from "../site.config"
import type { DataPage } from "./content-tree"
import type { Article, Doc, DocsContent, SectionContent } from "./site-content"

/** Every kind of page; a folder of src/templates shows each. */
export const pageKinds = [
  "home",
  "search",
  "notFound",
  "embed",
  "standalone",
  "doc",
  "docCategory",
  "docsTags",
  "docsTag",
  "contract",
  "article",
  "articleList",
  "articleArchive",
  "articleTags",
  "articleTag",
] as const
export type PageKind = (typeof pageKinds)[number]

/** What heads, feeds, sitemap and all other artefacts need to know of a page. */
export interface PageFacts {
  /** Route without a trailing slash; `/` for the home page. */
  path: string
  kind: PageKind
  /** Title of the page alone, without the site's name. */
  title: string
  /** Longer title for `<title>` where another page has the same one; see `withUniqueTitles`. */
  headTitle?: string
  description: string
  /** Day of the last change, `YYYY-MM-DD` or a full ISO date; left out where unknown. */
  lastUpdated?: string
  /** Names of those who have changed the page's file, the last one first. */
  contributors?: readonly string[]
  /** Publication, `YYYY-MM-DD` or an ISO instant; the about page of a section has none. */
  date?: string
  section?: "docs" | ArticleSection
  authors?: { name: string; url?: string }[]
  tags?: { label: string; path: string }[]
  /** Version of the contracts or docs the page describes, where pages of several versions share a title. */
  version?: string
  /** Meaning of a term of the glossary, in a sentence. */
  definition?: string
  /** Social image: absolute address or path from the root. */
  image?: string
  imageAlt?: string
  /** Not in lists, feeds or the sitemap, and not for search engines; only who has the address sees it. */
  unlisted?: boolean
  noindex?: boolean
  /** Number of a page of a paged list, from 2 on. */
  pageNumber?: number
  /** From the outermost to the parent of this page (without the page itself). */
  breadcrumbs?: { label: string; path: string }[]
}

/** What checks and templates need besides. */
interface PageSource {
  /** Anchors others may link to. */
  headings: readonly Pick<Heading, "id">[]
  /** Source file, where one file makes the page. */
  file?: string
  /** Line of that file that sets the address, where one does. */
  line?: number
}

/** One page of a list of several, each with an address of its own. */
interface Paged {
  page: number
  /** Addresses of all pages of the list. */
  paths: string[]
}

interface DocsPage {
  docs: DocsContent
}

interface InReadingOrder {
  trail: Crumb[]
  previous?: SidebarLink
  next?: SidebarLink
}

/** Every page of the site as data; `kind` says which template shows it. */
export type Page = PageFacts &
  PageSource &
  (
    | { kind: "home"; latest: { section: SectionContent; articles: Article[] }[] }
    | { kind: "search" }
    | { kind: "notFound" }
    | { kind: "embed" }
    | { kind: "standalone"; entry: StandaloneEntry }
    | ({ kind: "doc"; doc: Doc } & DocsPage & InReadingOrder)
    | ({ kind: "docCategory"; category: SidebarCategory; trail: Crumb[] } & DocsPage)
    | ({ kind: "docsTags" } & DocsPage)
    | ({ kind: "docsTag"; tag: TagGroup<Doc>; items: Doc[] } & DocsPage & Paged)
    | ({ kind: "contract"; contract: DataPage; docs: DocsContent | undefined } & InReadingOrder)
    | {
        kind: "article"
        content: SectionContent
        article: Article
        newer?: Article
        older?: Article
        related: Article[]
      }
    | ({ kind: "articleList"; content: SectionContent; articles: Article[] } & Paged)
    | ({ kind: "articleArchive"; content: SectionContent; articles: Article[] } & Paged)
    | { kind: "articleTags"; content: SectionContent }
    | ({
        kind: "articleTag"
        content: SectionContent
        tag: TagGroup<Article>
        articles: Article[]
      } & Paged)
  )

/** A page of one kind. */
export type PageOf<Kind extends PageKind> = Extract<Page, { kind: Kind }>

/** What the Markdown file of a page says, where one makes the page. */
export function entryOf(page: Page): Entry | undefined {
  if (page.kind === "doc") return page.doc.entry
  if (page.kind === "article") return page.article.entry
  return page.kind === "standalone" ? page.entry : undefined
}

/** Whether a page is a dated article: the about page of a section is none. */
export const isArticle = (page: PageFacts) => page.kind === "article" && page.date !== undefined

/** Articles that the feed of their section carries: the newest of its list. */
export const isInFeed = (page: Page): page is PageOf<"article"> =>
  page.kind === "article" &&
  !page.unlisted &&
  page.content.articles.slice(0, limits.feedItems).includes(page.article)

/** Pages that search engines may list. */
export const isIndexable = (page: PageFacts) =>
  !page.unlisted && !page.noindex && page.kind !== "search"
