import type { ArticleSection } from "../content/routes"
import type { Heading } from "../content/schema/body"
import type { Entry } from "../content/schema/entry"
import { limits } from "../site.config"

/** Properties of pages besides `PageFacts`, by kind. Each file in ./kinds adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by declarations
export interface PageShapes {}
export type PageKind = keyof PageShapes

/** What heads, feeds, sitemap and all other artifacts need to know of a page. */
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
  /** Content of that file, if it is Markdown. */
  entry?: Entry
}

/** A page of one kind as its declaration gives it. */
export type PageWithoutKind<Kind extends PageKind> = Omit<PageFacts, "kind"> &
  PageSource &
  PageShapes[Kind]

/** Every page of the site as data; `kind` says which template shows it. */
export type Page = { [Kind in PageKind]: PageWithoutKind<Kind> & { kind: Kind } }[PageKind]

/** A page of a kind, or of one of several. */
export type PageOf<Kind extends PageKind> = Extract<Page, { kind: Kind }>

/** Variables of a template's query. Everything else about a page is a field of its node. */
export interface PageContext {
  id: string
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
