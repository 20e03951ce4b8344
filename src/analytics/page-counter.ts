import { type AnalyticsEvent, pageView, type SeenPage } from "./events"

/** Holds the address that was counted last in this tab, across full loads. */
const lastKey = "analytics.last"

/** Decides which of the pages shown are page views. */
export interface PageCounter {
  /** A page has been shown, or the same one again. */
  see(page: SeenPage): void
  /** The page that is shown may be counted from now on. */
  recount(): void
}

/**
 * Counts a page where its address is another than that of the page before. A page that comes by reloading it or by
 * going back to it is not new either, so that it makes no difference whether the browser has kept it meanwhile.
 * @param track is given each page view; its answer says whether that counts
 */
export function pageCounter(track: (view: AnalyticsEvent<"page_view">) => boolean): PageCounter {
  let current: SeenPage | undefined
  let isNew = false
  const count = () => {
    if (!current || !isNew || !track(pageView(current))) return
    isNew = false
    lastCounted(current.address)
  }
  return {
    see(page) {
      if (page.address === current?.address) return
      isNew = current !== undefined || !isReturn() || page.address !== lastCounted()
      current = page
      count()
    },
    recount: count,
  }
}

function isReturn(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  return entry?.type === "reload" || entry?.type === "back_forward"
}

/** Reads, and with an address writes. Says nothing where storage is missing: the page is then counted. */
function lastCounted(address?: string): string | null {
  try {
    if (address) sessionStorage.setItem(lastKey, address)
    return sessionStorage.getItem(lastKey)
  } catch {
    return null
  }
}

/** Leaves no trace of what was counted. */
export function forgetLastCounted(): void {
  try {
    sessionStorage.removeItem(lastKey)
  } catch {
    // Then there is none.
  }
}
