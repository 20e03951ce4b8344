/**
 * What search clients ask and answer: the part of Algolia's multi-query protocol that the site uses, so that the
 * embedded index, Algolia and the local test server can stand in for each other.
 */
import type { ArticleSection } from "../content/routes"

export const hierarchyLevels = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const
export type HierarchyLevel = (typeof hierarchyLevels)[number]

/** What a function makes of each level. */
export const byLevel = <Value>(makeOf: (level: HierarchyLevel, index: number) => Value) =>
  Object.fromEntries(
    hierarchyLevels.map((level, index) => [level, makeOf(level, index)]),
  ) as Record<HierarchyLevel, Value>

/** Section (lvl0), page title (lvl1), then headings from the outermost inwards; null where there is none. */
export type Hierarchy = Record<HierarchyLevel, string | null>

export type HitType = HierarchyLevel | "content"

/** One record of an index, as pushed to Algolia and as searched by the embedded engine. */
export interface SearchRecord {
  objectID: string
  /** Route with the anchor where there is one; never with an origin. */
  url: string
  url_without_anchor: string
  anchor: string | null
  type: HitType
  hierarchy: Hierarchy
  /** Null on records that stand for a heading. */
  content: string | null
  /** What the page is also called: words of its address, tags. Null on all records but the page's own. */
  keywords: string | null
  language: string
  lang: string
  /** `docs-{version}-current` for docs, `default` for everything else. */
  docusaurus_tag: string
  version: string
  /** Which part of the site: for the facets of the search page. */
  section: "docs" | ArticleSection | "pages"
  /** What must be said of contracts that the page describes, or whose addresses it prints: that nobody should use them. */
  status: string | null
  weight: { pageRank: number; level: number; position: number }
}

/** `"a:b"`, or an alternative of such; a list of them must all hold. A leading `-` in a value negates. */
export type FacetFilters = string | readonly (string | readonly string[])[]

export interface SearchRequest {
  indexName: string
  query: string
  hitsPerPage?: number
  /** From 0. */
  page?: number
  facetFilters?: FacetFilters
  facets?: readonly string[]
  attributesToRetrieve?: readonly string[]
  /** `attribute:words`. */
  attributesToSnippet?: readonly string[]
  highlightPreTag?: string
  highlightPostTag?: string
  snippetEllipsisText?: string
  clickAnalytics?: boolean
}

/** Text with matches marked. HTML: everything but the marks is escaped. */
export interface Marked {
  value: string
  matchLevel: "none" | "partial" | "full"
}

export interface MarkedHit {
  hierarchy?: Partial<Record<HierarchyLevel, Marked>>
  content?: Marked
}

/** Texts of a hit are escaped as HTML, as those of Algolia: marks stand in them. */
export interface SearchHit
  extends Pick<
    SearchRecord,
    "objectID" | "url" | "url_without_anchor" | "anchor" | "type" | "hierarchy" | "content"
  > {
  section?: SearchRecord["section"]
  status?: SearchRecord["status"]
  _snippetResult?: MarkedHit
  _highlightResult?: MarkedHit
}

export interface SearchResult {
  index: string
  query: string
  params: string
  hits: SearchHit[]
  nbHits: number
  /** False where the index will know more; the embedded one before its texts have come. */
  exhaustiveNbHits: boolean
  page: number
  nbPages: number
  hitsPerPage: number
  processingTimeMS: number
  /** Hits by facet and value, for the facets asked for. */
  facets?: Record<string, Record<string, number>>
}

export interface SearchAnswer {
  results: SearchResult[]
}

/** Something that answers searches. */
export interface SearchClient {
  search(params: SearchParams): Promise<SearchAnswer>
}

export interface SearchParams {
  requests: readonly SearchRequest[]
  /** Milliseconds for which an answer may wait for an index that is still loading to be whole. */
  patience?: number
}
