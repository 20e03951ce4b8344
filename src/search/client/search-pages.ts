import { search as settings, site } from "../../site.config"
import type { SearchHit, SearchRequest } from "../protocol"
import type { Inquiry } from "./address"
import { markedTexts } from "./marked-texts"
import { safeHit } from "./safe-hit"
import type { SiteSearch } from "./site-search"
import type { Source } from "./with-fallback"

/** Results that the search page shows. */
export interface SearchResults {
  hits: SearchHit[]
  total: number
  /** True if the index is still loading texts, so that hits are missing and `total` is too low. */
  isPartial: boolean
  /** Number of result pages in `hits`. */
  pages: number
  /** Number of hits by section and by docs version, each without its own filter. */
  counts: { section: Record<string, number>; version: Record<string, number> }
  source: Source
}

type Filter = keyof SearchResults["counts"]
const filters: Filter[] = ["section", "version"]

/**
 * Requests the first pages of hits and the counts of the filters. The counts of an active filter
 * come from a separate request without that filter, so a reader who filters by section still sees
 * the counts of the others.
 */
export async function findFirst(
  client: SiteSearch,
  inquiry: Inquiry,
  pages: number,
): Promise<SearchResults> {
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

/** Returns the results with one more page of hits. */
export async function findMore(
  client: SiteSearch,
  inquiry: Inquiry,
  found: SearchResults,
): Promise<SearchResults> {
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

/** Removes repeated and unsafe hits. Pages may overlap if the index grew between two requests. */
function withoutRepeats(hits: readonly SearchHit[]): SearchHit[] {
  const unique = new Map<string, SearchHit>()
  for (const hit of hits) {
    const safe = safeHit(hit)
    if (safe && !unique.has(safe.url)) unique.set(safe.url, safe)
  }
  return [...unique.values()]
}
