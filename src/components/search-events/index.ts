import { useEffect } from "react"
import type { SearchPlace } from "../../analytics/events"
import { track } from "../../analytics/start"
import { normalisePath } from "../../content/routes"

/** Milliseconds without a keystroke after which a query counts as finished. */
const PAUSE = 2000

/** Key of the last reported event, so that each query is reported once. */
let told = ""

function tellOnce(key: string, tell: () => void): void {
  if (key === told) return
  told = key
  tell()
}

/**
 * Reports a query without results when the reader has stopped typing.
 * @param query undefined if there are results
 */
export function useEmptySearch(place: SearchPlace, query: string | undefined): void {
  const search_term = query?.trim()
  useEffect(() => {
    if (!search_term) return
    const timer = setTimeout(
      () =>
        tellOnce(`nothing ${place} ${search_term}`, () =>
          track({
            name: "search_no_results",
            parameters: { search_term, search_place: place },
          }),
        ),
      PAUSE,
    )
    return () => clearTimeout(timer)
  }, [place, search_term])
}

/**
 * Reports the first hit that a reader follows for a query.
 * @param number zero-based position of the hit in its list
 */
export function hitFollowed(place: SearchPlace, query: string, number: number, url: string): void {
  const search_term = query.trim()
  tellOnce(`hit ${place} ${search_term}`, () =>
    track({
      name: "search_select",
      parameters: {
        search_term,
        search_place: place,
        search_rank: number + 1,
        result_path: normalisePath(new URL(url, location.href).pathname),
      },
    }),
  )
}
