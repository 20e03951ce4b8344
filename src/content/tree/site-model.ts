/**
 * The whole site as plain data: every page with what its head, the feeds, the sitemap and the
 * machine-readable artefacts need. Built once after all content is read; artefacts are pure functions of it.
 */
import type { SearchRecord } from "../../search/protocol"
import type { ArticleSection } from "../routes"

export interface SiteModel {
  site: SiteIdentity
  pages: SitePage[]
  redirects: Redirect[]
  /** What search indexes hold, pages by address. */
  searchRecords?: SearchRecord[]
}

/** Who publishes the site and where; the values come from `site.config.ts`. */
export interface SiteIdentity {
  name: string
  tagline: string
  /** Origin without a trailing slash. */
  url: string
  description: string
  /** BCP 47, e.g. `en`. */
  language: string
  publisher: string
  /** Account name with `@`. */
  twitter: string
  /** Where security reports go, best first: `https:` or `mailto:` addresses. */
  securityContacts: string[]
  /** Accounts of the publisher elsewhere, for structured data. */
  profiles: string[]
  sections: Record<ArticleSection, { label: string; title: string; description: string }>
}

export type PageKind =
  | "home"
  | "doc"
  | "category"
  | "article"
  | "list"
  | "archive"
  | "tags"
  | "tag"
  | "page"
  | "contract"
  | "search"

export interface SitePage {
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
  /** Day of publication of an article, `YYYY-MM-DD`. */
  date?: string
  section?: "docs" | ArticleSection
  authors?: { name: string; url?: string }[]
  tags?: { label: string; path: string }[]
  /** Version of the contracts or docs the page describes, where pages of several versions share a title. */
  version?: string
  /** Meaning of a term of the glossary, in a sentence. */
  definition?: string
  /** Kind of an article (`audit`, `newsletter`, `competition`, …); picks the composition of its cover. */
  articleKind?: string
  /** Body of an article as HTML, for the feeds. */
  html?: string
  /** Body as Markdown without front matter, for the `.md` twin and llms.txt. */
  markdown?: string
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

/** `from` no longer holds a page; readers go on to `to`. Both are routes of this site; `to` may hold an anchor. */
export interface Redirect {
  from: string
  to: string
}

/** A file of the published site. `path` starts with a slash and is relative to the site's root. */
export interface Artefact {
  path: string
  body: string
}

/** Pages that search engines may list. */
export function isIndexable(page: SitePage): boolean {
  return !page.unlisted && !page.noindex && page.kind !== "search"
}
