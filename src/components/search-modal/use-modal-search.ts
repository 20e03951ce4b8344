import { useCallback, useEffect, useRef, useState } from "react"
import { normalisePath } from "../../content/routes"
import type { SiteSearch } from "../../search/client/site-search"
import { useAnswers } from "../../search/client/use-answers"
import { hitFollowed, useEmptySearch } from "../search-events"
import { type FoundGroups, findGroups, type Scope } from "./find-groups"
import { contextFilters, loader } from "./page-context"
import { settings } from "./settings"
import { storedGroups } from "./stored-list"
import { type StoredSearch, useStoredSearches } from "./stored-searches"

/** State of the dialog: the query, its results and the selected hit. */
export function useModalSearch(client: SiteSearch, initialQuery: string) {
  const [query, setQuery] = useState(initialQuery)
  const [chosen, setChosen] = useState(0)
  const [scope] = useState(scopeOfPage)
  const { change: changeStored, ...searches } = useStoredSearches(client.indexName)
  const { answered, isFailed, isSearching, ask, settle } = useAnswers<string, FoundGroups>(client, {
    find: asked => findGroups(client, asked, scope),
    onFound: () => setChosen(0),
    // Results do not change when the reader has moved in the list.
    mayRenew: () => chosen === 0,
  })
  useEffect(() => {
    if (initialQuery.trim()) ask(initialQuery)
  }, [initialQuery, ask])

  const stored = storedGroups(searches)
  // Before the first results, stored searches stay visible, but Enter does not select them.
  const shown = answered?.found.groups ?? (query.trim() ? [] : stored)
  const hits: readonly StoredSearch[] = isFailed ? [] : shown.flatMap<StoredSearch>(g => g.hits)
  const active = chosen < hits.length ? chosen : undefined
  useEmptySearch("dialog", answered?.found.total === 0 ? answered.question : undefined)
  usePrefetch(active === undefined ? undefined : hits[active]?.url)

  const change: typeof changeStored = (how, search) => {
    setChosen(0)
    changeStored(how, search)
  }
  /**
   * Stores a hit as a recent search. A text is stored as its page, if the page is among the hits.
   */
  const remember = (hit: StoredSearch) => {
    if (answered) hitFollowed("dialog", answered.question, hits.indexOf(hit), hit.url)
    const kept = hit.type === "content" ? pageOf(hit, hits) : hit
    if (kept) changeStored("remember", kept)
  }
  return {
    query,
    answered,
    isFailed,
    isSearching,
    stored,
    /** All hits that the arrow keys reach, across all lists. */
    hits,
    active,
    setActive: setChosen,
    search(text: string) {
      setQuery(text)
      setChosen(0)
      if (text.trim()) ask(text)
      else settle()
    },
    remember: useSameFunction(remember),
    change,
  }
}

/**
 * Returns a stable function that calls the latest one, so that the list of hits does not re-render
 * while a reader types.
 */
function useSameFunction<Argument>(latest: (argument: Argument) => void) {
  const given = useRef(latest)
  given.current = latest
  return useCallback((argument: Argument) => given.current(argument), [])
}

const pageOf = ({ hierarchy }: StoredSearch, hits: readonly StoredSearch[]) =>
  hits.find(hit => hit.type === "lvl1" && hit.hierarchy.lvl1 === hierarchy.lvl1)

function scopeOfPage(): Scope {
  const isPhone = window.matchMedia(`(max-width: ${settings.phone}px)`).matches
  return {
    facetFilters: contextFilters(normalisePath(window.location.pathname)),
    snippetWords: isPhone ? settings.phoneSnippetWords : settings.snippetWords,
  }
}

/**
 * Prefetches the page of the selected hit, as Gatsby's links do; Gatsby itself skips slow
 * connections.
 */
function usePrefetch(url: string | undefined): void {
  useEffect(() => {
    if (url) loader()?.enqueue(normalisePath(url))
  }, [url])
}
