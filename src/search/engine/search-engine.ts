import { limits } from "../../site.config"
import type { SearchRequest, SearchResult } from "../protocol"
import { countFacets, facetFilter } from "./facet-filters"
import { hitOf } from "./hit"
import type { Marking } from "./marked-text"
import { parseQuery, type QueryWord } from "./query"
import { type Ranked, rankRows } from "./rank"
import type { SearchRow } from "./row"
import type { TextIndex } from "./text-index"
import { WordLookup } from "./word-lookup"

const defaults = { hitsPerPage: 20, preTag: "<mark>", postTag: "</mark>" }

/** Answers requests as Algolia does. Runs in a worker, in Node, and wherever else. */
export class SearchEngine {
  private readonly lookup: WordLookup

  constructor(
    private readonly rows: readonly SearchRow[],
    index: TextIndex,
  ) {
    this.lookup = new WordLookup(index)
  }

  search(request: SearchRequest): SearchResult {
    const start = performance.now()
    const query = parseQuery(request.query.slice(0, limits.searchInputLength * 4))
    const { words } = query
    const passes = facetFilter(request.facetFilters)
    const found = words.length > 0 ? rankRows(this.rows, this.lookup, query, passes) : []
    const hitsPerPage = request.hitsPerPage ?? defaults.hitsPerPage
    const page = request.page ?? 0
    const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage)
    return {
      index: request.indexName,
      query: request.query,
      params: paramsOf(request),
      hits: shown.map(ranked => hitOf(ranked, request, markingOf(ranked, words, request))),
      nbHits: found.length,
      exhaustiveNbHits: true,
      page,
      nbPages: Math.ceil(found.length / hitsPerPage),
      hitsPerPage,
      processingTimeMS: Math.round(performance.now() - start),
      ...(request.facets
        ? {
            facets: countFacets(
              found.map(({ row }) => row),
              request.facets,
            ),
          }
        : {}),
    }
  }
}

/** Of a half-typed word only what was typed is marked, of a misspelt one all. */
function markingOf(
  { terms }: Ranked,
  words: readonly QueryWord[],
  { highlightPreTag, highlightPostTag }: SearchRequest,
): Marking {
  const typed = words.find(({ isPrefix }) => isPrefix)?.term
  return {
    terms: new Map(
      terms.map(term => [
        term,
        typed && term !== typed && term.startsWith(typed) ? typed.length : undefined,
      ]),
    ),
    words: words.length,
    preTag: highlightPreTag ?? defaults.preTag,
    postTag: highlightPostTag ?? defaults.postTag,
  }
}

/** The request as Algolia repeats it: URL-encoded, without the name of the index. */
function paramsOf({ indexName: _, ...request }: SearchRequest): string {
  return Object.entries(request)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      const text = typeof value === "object" ? JSON.stringify(value) : String(value)
      return `${key}=${encodeURIComponent(text)}`
    })
    .join("&")
}
