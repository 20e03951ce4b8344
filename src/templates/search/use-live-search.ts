import { useCallback, useEffect, useState } from "react"

type LiveSearch = typeof import("./live-search").LiveSearch

/** Kept, so that going back shows the results with the page and the router finds its place in them. */
let loaded: LiveSearch | undefined

async function importLiveSearch(): Promise<LiveSearch> {
  const { LiveSearch, styled } = await import(/* webpackChunkName: "search-page" */ "./live-search")
  await styled
  loaded = LiveSearch
  return LiveSearch
}

/** The part of the search page that finds as one types, with a script of its own that other pages do not carry. */
export function useLiveSearch() {
  const [part, setPart] = useState(() => ({ LiveSearch: loaded, isFailed: false }))
  const load = useCallback(() => {
    importLiveSearch().then(
      LiveSearch => setPart({ LiveSearch, isFailed: false }),
      () => setPart({ LiveSearch: undefined, isFailed: true }),
    )
  }, [])
  useEffect(() => {
    if (!loaded) load()
  }, [load])
  return { ...part, load }
}
