import { limits } from "../../site.config"
import type { FacetFilters, SearchRequest, SearchResult } from "../protocol"
import { conceptsOf, isConcept } from "./concepts"
import { countFacets, facetFilter } from "./facet-filters"
import { hitOf } from "./hit"
import type { Marking } from "./marked-text"
import { holdsPhrase } from "./proximity"
import { parseQuery, type Query, type QueryWord } from "./query"
import { Ranker, type Ranking } from "./rank"
import type { SearchRow } from "./row"
import { synonymsOf } from "./synonyms"
import type { TextIndex } from "./text-index"
import { questionWeights, wordWeights } from "./weights"
import { wordForms } from "./word-forms"

const defaults = { hitsPerPage: 20, preTag: "<mark>", postTag: "</mark>" }

const nothing: Ranking = { ids: [], termsOf: () => [] }
const CACHED_FILTERS = 8

/** Search engine that answers requests as Algolia does, in a worker or in Node. */
export class SearchEngine {
  private readonly concepts: ReadonlySet<string>
  private readonly rankers: Record<"words" | "questions", Ranker>
  /** Rows that pass each of the most recent filters. */
  private readonly passing = new Map<string, readonly boolean[]>()

  constructor(
    private readonly rows: readonly SearchRow[],
    index: TextIndex,
  ) {
    this.concepts = conceptsOf(rows)
    this.rankers = {
      words: new Ranker(rows, index, wordWeights),
      questions: new Ranker(rows, index, questionWeights),
    }
  }

  search(request: SearchRequest): SearchResult {
    const start = performance.now()
    const query = parseQuery(request.query.slice(0, limits.searchInputLength * 4))
    const { words } = query
    const { ids, termsOf } = words.length > 0 ? this.rank(query, request.facetFilters) : nothing
    const hitsPerPage = request.hitsPerPage ?? defaults.hitsPerPage
    const page = request.page ?? 0
    const shown = ids.slice(page * hitsPerPage, (page + 1) * hitsPerPage)
    const rowsOf = (some: readonly number[]) => some.flatMap(id => this.rows[id] ?? [])
    return {
      index: request.indexName,
      query: request.query,
      params: paramsOf(request),
      hits: shown.flatMap(id =>
        rowsOf([id]).map(row => hitOf(row, request, markingOf(termsOf(id), words, request))),
      ),
      nbHits: ids.length,
      exhaustiveNbHits: true,
      page,
      nbPages: Math.ceil(ids.length / hitsPerPage),
      hitsPerPage,
      processingTimeMS: Math.round(performance.now() - start),
      ...(request.facets ? { facets: countFacets(rowsOf(ids), request.facets) } : {}),
    }
  }

  private rank(query: Query, filters: FacetFilters | undefined): Ranking {
    const key = JSON.stringify(filters ?? [])
    const passing = this.passing.get(key) ?? this.rows.map(facetFilter(filters))
    if (this.passing.size >= CACHED_FILTERS) this.passing.clear()
    this.passing.set(key, passing)
    const passes = (id: number) => passing[id] === true
    const { words, questions } = this.rankers
    const explains = query.isQuestion || isConcept(query, this.concepts)
    if (!explains) return words.rank(query, passes)
    const verbatim = query.terms.length > 2 ? words.rank(query, passes) : nothing
    const best = this.rows[verbatim.ids[0] ?? -1]
    // A phrase from a text is a quotation, but a heading may repeat a reader's question.
    return best && holdsPhrase(best, query) ? verbatim : questions.rank(query, passes)
  }
}

/**
 * Marks forms of the query's own words but not synonyms: only the typed letters of a half-typed
 * word, all letters of a misspelled one.
 */
function markingOf(
  terms: readonly string[],
  words: readonly QueryWord[],
  { highlightPreTag, highlightPostTag }: SearchRequest,
): Marking {
  const typed = words.find(({ isPrefix }) => isPrefix)?.term
  const own = new Set(words.flatMap(({ term }) => [term, ...wordForms(term)]))
  const synonyms = new Set(
    words.flatMap(({ term }) => synonymsOf(term).flatMap(other => [other, ...wordForms(other)])),
  )
  const lengthOf = (term: string) => {
    if (typed && term !== typed && term.startsWith(typed)) return typed.length
    return synonyms.has(term) && !own.has(term) ? 0 : undefined
  }
  return {
    terms: new Map(terms.map(term => [term, lengthOf(term)])),
    words: words.length,
    preTag: highlightPreTag ?? defaults.preTag,
    postTag: highlightPostTag ?? defaults.postTag,
  }
}

/** The request as Algolia returns it: URL-encoded, without the index name. */
function paramsOf({ indexName: _, ...request }: SearchRequest): string {
  return Object.entries(request)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      const text = typeof value === "object" ? JSON.stringify(value) : String(value)
      return `${key}=${encodeURIComponent(text)}`
    })
    .join("&")
}
