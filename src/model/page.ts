import type { ArticleSection } from "../content/routes"
import type { Heading } from "../content/schema/body"
import type { Entry } from "../content/schema/entry"
import { limits } from "../site.config"

/** Properties of pages besides `PageFacts`, by kind. Each file in ./kinds adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by declarations
export interface PageShapes {}
export type PageKind = keyof PageShapes

/** Facts about a page for heads, feeds, the sitemap, and other artifacts. */
export interface PageFacts {
  /** Route without a trailing slash; `/` for the home page. */
  path: string
  kind: PageKind
  /** Title of the page alone, without the site's name. */
  title: string
  /** Longer title for `<title>` if another page has the same title; see `withUniqueTitles`. */
  headTitle?: string
  description: string
  /** Day of the last change, `YYYY-MM-DD` or a full ISO date; undefined if unknown. */
  lastUpdated?: string
  /** Names of the people who have changed the page's file, the most recent first. */
  contributors?: readonly string[]
  /** Publication date, `YYYY-MM-DD` or an ISO timestamp. A section's about page has none. */
  date?: string
  section?: "docs" | ArticleSection
  authors?: { name: string; url?: string }[]
  tags?: { label: string; path: string }[]
  /**
   * Version of the contracts or docs that the page describes, if several versions share a title.
   */
  version?: string
  /** One-sentence meaning of a glossary term. */
  definition?: string
  /** Social image: absolute address or path from the root. */
  image?: string
  imageAlt?: string
  /**
   * Leaves the page out of lists, feeds, the sitemap, and search engines; only people with its
   * address can find it.
   */
  unlisted?: boolean
  noindex?: boolean
  /** Page number in a paged list, 2 or higher. */
  pageNumber?: number
  /** Ancestors from the outermost to this page's parent. */
  breadcrumbs?: { label: string; path: string }[]
}

/** Additional data for checks and templates. */
interface PageSource {
  /** Anchors that other pages may link to. */
  headings: readonly Pick<Heading, "id">[]
  /** Source file, if the page has exactly one. */
  file?: string
  /** Line of that file that sets the address, if any. */
  line?: number
  /** Content of that file, if it is Markdown. */
  entry?: Entry
}

/** A page as its kind's declaration returns it, without `kind`. */
export type PageWithoutKind<Kind extends PageKind> = Omit<PageFacts, "kind"> &
  PageSource &
  PageShapes[Kind]

/** Any page of the site; `kind` selects its template. */
export type Page = { [Kind in PageKind]: PageWithoutKind<Kind> & { kind: Kind } }[PageKind]

/** A page of one kind, or of one of several kinds. */
export type PageOf<Kind extends PageKind> = Extract<Page, { kind: Kind }>

/** Variables of a template's query. Other page data is in the fields of its node. */
export interface PageContext {
  id: string
}

/** Returns true for dated articles, but not for a section's about page. */
export const isArticle = (page: PageFacts) => page.kind === "article" && page.date !== undefined

/** Returns true for articles in the feed of their section: the newest of its list. */
export const isInFeed = (page: Page): page is PageOf<"article"> =>
  page.kind === "article" &&
  !page.unlisted &&
  page.content.articles.slice(0, limits.feedItems).includes(page.article)

/** Returns true for pages that search engines may list. */
export const isIndexable = (page: PageFacts) =>
  !page.unlisted && !page.noindex && page.kind !== "search"
