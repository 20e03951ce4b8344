/**
 * Protocol of search clients: the subset of Algolia's multi-query API that the site uses, so that
 * the embedded index, Algolia and the local test server are interchangeable.
 */
import type { ArticleSection } from "../content/routes"

export const hierarchyLevels = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const
export type HierarchyLevel = (typeof hierarchyLevels)[number]

/** Builds a record with a value for each level. */
export const byLevel = <Value>(makeOf: (level: HierarchyLevel, index: number) => Value) =>
  Object.fromEntries(
    hierarchyLevels.map((level, index) => [level, makeOf(level, index)]),
  ) as Record<HierarchyLevel, Value>

/**
 * Section (lvl0), page title (lvl1), then headings from the outermost inward; null if there is
 * none.
 */
export type Hierarchy = Record<HierarchyLevel, string | null>

export type HitType = HierarchyLevel | "content"

/** One record of an index, as pushed to Algolia and as searched by the embedded engine. */
export interface SearchRecord {
  objectID: string
  /** Route with the anchor, if any, and without an origin. */
  url: string
  url_without_anchor: string
  anchor: string | null
  type: HitType
  hierarchy: Hierarchy
  /** Null on the records of headings. */
  content: string | null
  /**
   * Other names of the page: words of its address, tags. Null on all records except the page's own.
   */
  keywords: string | null
  language: string
  lang: string
  /** `docs-{version}-current` for docs, `default` for everything else. */
  docusaurus_tag: string
  version: string
  /** Section of the site, for the facets of the search page. */
  section: "docs" | ArticleSection | "pages"
  /** Warning not to use the contracts that the page describes or whose addresses it lists. */
  status: string | null
  weight: { pageRank: number; level: number; position: number }
}

/**
 * `"a:b"`, or a list of alternatives; all items of the outer list must hold. A leading `-` negates
 * a value.
 */
export type FacetFilters = string | readonly (string | readonly string[])[]

export interface SearchRequest {
  indexName: string
  query: string
  hitsPerPage?: number
  /** Zero-based. */
  page?: number
  facetFilters?: FacetFilters
  facets?: readonly string[]
  attributesToRetrieve?: readonly string[]
  /** Entries of the form `attribute:words`. */
  attributesToSnippet?: readonly string[]
  highlightPreTag?: string
  highlightPostTag?: string
  snippetEllipsisText?: string
  clickAnalytics?: boolean
}

/** HTML text with matches marked; everything except the marks is escaped. */
export interface MarkedValue {
  value: string
  matchLevel: "none" | "partial" | "full"
}

export interface MarkedHit {
  hierarchy?: Partial<Record<HierarchyLevel, MarkedValue>>
  content?: MarkedValue
}

/** A search result. Its texts are HTML with marks, escaped as Algolia's are. */
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
  /**
   * False if the index can find more later, as the embedded index can until its texts are loaded.
   */
  exhaustiveNbHits: boolean
  page: number
  nbPages: number
  hitsPerPage: number
  processingTimeMS: number
  /** Number of hits by facet and value, for the requested facets. */
  facets?: Record<string, Record<string, number>>
}

export interface SearchAnswer {
  results: SearchResult[]
}

/** An index that answers searches. */
export interface SearchClient {
  search(params: SearchParams): Promise<SearchAnswer>
}

export interface SearchParams {
  requests: readonly SearchRequest[]
  /** Milliseconds to wait for an index that is still loading. */
  patience?: number
}
