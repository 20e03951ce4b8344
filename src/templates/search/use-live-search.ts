import { useCallback, useEffect, useState } from "react"

type LiveSearch = typeof import("./live-search").LiveSearch

/** Cached, so that going back shows the results at once and the router can restore the scroll. */
let loaded: LiveSearch | undefined

async function importLiveSearch(): Promise<LiveSearch> {
  const { LiveSearch, styled } = await import(/* webpackChunkName: "search-page" */ "./live-search")
  await styled
  loaded = LiveSearch
  return LiveSearch
}

/**
 * Loads the part of the search page that searches as the reader types, in a script that other pages
 * do not load.
 */
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
