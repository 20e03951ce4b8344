/**
 * The whole site as plain data: every page with the data for its head, the feeds, the sitemap, and
 * other artifacts. Built once after all content is read; artifacts are pure functions of it.
 */

import type { Redirect } from "../content/redirect"
import type { ArticleSection } from "../content/routes"
import type { PublishedAddressData } from "../content/schema/published-addresses"
import type { SafetyNoticeText } from "../content/schema/safety"
import type { SearchRecord } from "../search/protocol"
import type { DataPage } from "./content-tree"
import type { PageFacts } from "./page"

export interface SiteModel {
  site: SiteIdentity
  pages: PublishedPage[]
  redirects: Redirect[]
  /** Markdown notice about versions that readers should not use, shown on the home page. */
  notice?: string
  /** Contracts as data, with their deployments and the safety notice. */
  contracts?: {
    pages: DataPage[]
    /** Addresses that the team published and that are not confirmed on chain. */
    published?: PublishedAddressData["sets"]
    notice?: SafetyNoticeText
  }
  /** Records of the search indexes, with pages sorted by address. */
  searchRecords?: SearchRecord[]
}

/** Identity of the site and its publisher; the values come from `site.config.ts`. */
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
  /** Contacts for security reports, best first: `https:` or `mailto:` addresses. */
  securityContacts: string[]
  /** Day after which the contacts are no longer trusted, yyyy-mm-dd. */
  securityExpires: string
  /** Accounts of the publisher elsewhere, for structured data. */
  profiles: string[]
  sections: Record<
    ArticleSection,
    { label: string; title: string; description: string; schemaType: string }
  >
}

/** A page with its body for feeds and Markdown twins. */
export interface PublishedPage extends PageFacts {
  /** Body of an article as HTML, for the feeds. */
  html?: string
  /** Body as Markdown without front matter, for the `.md` twin and llms.txt. */
  markdown?: string
}

/** A file of the published site. `path` starts with a slash and is relative to the site's root. */
export interface Artifact {
  path: string
  body: string
}
