import type { DocSearchProps } from "@docsearch/react"
import { useEffect, useMemo, useRef, useState } from "react"
import { normalisePath, searchPath } from "../../content/routes"
import { missingResultsUrl } from "../../search/client/missing-results-url"
import type { SiteSearch } from "../../search/client/site-search"
import { accessibleModal, useListNames } from "./accessible-parts"
import { docsearchClient, type Outcome } from "./docsearch-client"
import { ActiveHit, Hit, navigator } from "./hit"
import { type BoxProps, type ModalState, useModalParts } from "./modal-parts"
import { contextFilters, loader } from "./page-context"
import { ResultCount } from "./result-count"
import { prepareStoredSearches } from "./stored-searches"

interface SearchDialogProps {
  client: SiteSearch
  initialQuery: string
  onClose(): void
}

/** The search modal within its dialog: the package's modal on the site's client, with what the package lacks. */
export function SearchDialog({ client, initialQuery, onClose }: SearchDialogProps) {
  const [outcome, setOutcome] = useState<Outcome>()
  const [fixed] = useState(() => ({
    searchParameters: { facetFilters: contextFilters(normalisePath(window.location.pathname)) },
    transformSearchClient: () => docsearchClient(client, setOutcome),
    disableUserPersonalization: !prepareStoredSearches(client.indexName),
    initialScrollY: window.scrollY,
  }))
  const parts = useModalParts({
    ...fixed,
    // The package makes a client of its own and never calls it.
    appId: "unused",
    apiKey: "unused",
    indexName: client.indexName,
    placeholder: "Search docs",
    initialQuery,
    onClose,
    navigator,
    hitComponent: Hit,
    resultsFooterComponent: AllResults,
    getMissingResultsUrl: missingResultsUrl,
  })
  const { state } = parts.box.props
  const failed = outcome === "failed" && state.query !== ""
  useRefreshedResults(client, parts.box.props)
  usePrefetch(state)
  const within = useListNames()
  const isFallback = client.isHosted && outcome === "embedded"
  return (
    <div ref={within} data-source={client.isHosted && !isFallback ? "algolia" : "embedded"}>
      <ActiveHit.Provider value={state.activeItemId}>
        {accessibleModal(parts, {
          failed,
          note: isFallback && <p className="search-note">Results from the index on this site</p>,
        })}
      </ActiveHit.Provider>
      <ResultCount state={state} failed={failed} />
    </div>
  )
}

type FooterProps = Parameters<NonNullable<DocSearchProps["resultsFooterComponent"]>>[0]

function AllResults({ state: { query, context } }: FooterProps) {
  const address = `${searchPath}?q=${encodeURIComponent(query)}`
  return <a href={address}>See all {String(context.nbHits)} results</a>
}

/** Once the index can answer more, the same query is asked again, unless the reader has moved on in the list. */
function useRefreshedResults(client: SiteSearch, box: BoxProps): void {
  const latest = useRef(box)
  latest.current = box
  useEffect(
    () =>
      client.onMore(() => {
        const { state, setIsOpen, refresh } = latest.current
        if (!state.query || state.activeItemId) return
        // A list that was empty counts as closed, and the first arrow key in a closed list only opens it.
        setIsOpen(true)
        void refresh()
      }),
    [client],
  )
}

/** The page of the active hit is fetched ahead, as Gatsby's links do; Gatsby spares slow lines by itself. */
function usePrefetch({ activeItemId, collections }: ModalState): void {
  const url = useMemo(
    () =>
      collections
        .flatMap(({ items }) => items)
        .find(item => item.__autocomplete_id === activeItemId)?.url,
    [activeItemId, collections],
  )
  useEffect(() => {
    if (url) loader()?.enqueue(normalisePath(url))
  }, [url])
}
