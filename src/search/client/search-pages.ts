import { search as settings, site } from "../../site.config"
import type { SearchHit, SearchRequest } from "../protocol"
import type { Inquiry } from "./address"
import { markedTexts } from "./marked-texts"
import { safeHit } from "./safe-hit"
import type { SiteSearch } from "./site-search"
import type { Source } from "./with-fallback"

/** What the search page shows. */
export interface Found {
  hits: SearchHit[]
  total: number
  /** Whether the index will know more: texts are missing in it, and `total` counts without them. */
  isPartial: boolean
  /** Number of pages of hits that `hits` holds. */
  pages: number
  /** Hits by part of the site and by docs version, each without its own filter. */
  counts: { section: Record<string, number>; version: Record<string, number> }
  source: Source
}

type Filter = keyof Found["counts"]
const filters: Filter[] = ["section", "version"]

/**
 * Asks for the first pages of hits and for the counts of the filters. A chosen filter has its counts from a request
 * of their own without it: a reader who looks into one section still sees how much the docs have.
 */
export async function findFirst(
  client: SiteSearch,
  inquiry: Inquiry,
  pages: number,
): Promise<Found> {
  const chosen = filters.filter(filter => inquiry[filter])
  const { results, source } = await client.search({
    requests: [
      ...Array.from({ length: pages }, (_, page) => hitsRequest(inquiry, page)),
      ...chosen.map(filter => countRequest(inquiry, filter)),
    ],
    patience: settings.textsPatience,
  })
  const hitPages = results.slice(0, pages)
  const countsOf = (filter: Filter) =>
    (chosen.includes(filter) ? results[pages + chosen.indexOf(filter)] : results[0])?.facets?.[
      filter
    ] ?? {}
  return {
    hits: withoutRepeats(hitPages.flatMap(({ hits }) => hits)),
    total: hitPages[0]?.nbHits ?? 0,
    isPartial: source === "embedded" && hitPages[0]?.exhaustiveNbHits === false,
    pages,
    counts: { section: countsOf("section"), version: countsOf("version") },
    source,
  }
}

/** The same with one more page of hits. */
export async function findMore(client: SiteSearch, inquiry: Inquiry, found: Found): Promise<Found> {
  const { results, source } = await client.search({
    requests: [hitsRequest(inquiry, found.pages)],
  })
  const more = results[0]?.hits ?? []
  return {
    ...found,
    hits: withoutRepeats([...found.hits, ...more]),
    pages: found.pages + 1,
    source,
  }
}

const hitsRequest = (inquiry: Inquiry, page: number): SearchRequest => ({
  ...base(inquiry),
  page,
  hitsPerPage: settings.hitsPerPage,
  facets: filters,
  ...markedTexts(settings.snippetWords),
})

const countRequest = (inquiry: Inquiry, filter: Filter): SearchRequest => ({
  ...base({ ...inquiry, [filter]: undefined }),
  hitsPerPage: 0,
  facets: [filter],
})

const base = ({ query, section, version }: Inquiry): SearchRequest => ({
  indexName: settings.indexName,
  query,
  facetFilters: [
    `language:${site.language}`,
    ...(section ? [`section:${section}`] : []),
    ...(version ? [`version:${version}`] : []),
  ],
})

/** Pages may overlap where the index grew between two calls. */
function withoutRepeats(hits: readonly SearchHit[]): SearchHit[] {
  const unique = new Map<string, SearchHit>()
  for (const hit of hits) {
    const safe = safeHit(hit)
    if (safe && !unique.has(safe.url)) unique.set(safe.url, safe)
  }
  return [...unique.values()]
}
