import { type AnalyticsEvent, type PageVisit, pageView } from "./events"

/** Session storage key of the last address counted in this tab, which survives full loads. */
const lastKey = "analytics.last"

/** Decides which shown pages are page views. */
export interface PageCounter {
  /** Handles each page shown, including the same one again. */
  see(page: PageVisit): void
  /** Counts the current page if it has not been counted; called when the reader consents. */
  recount(): void
}

/**
 * Counts a page if its address differs from that of the page before. A page reached by reload or
 * back/forward does not count if it was the last one counted, so the browser's page cache makes no
 * difference.
 * @param track receives each page view and returns true if the view counts
 */
export function pageCounter(track: (view: AnalyticsEvent<"page_view">) => boolean): PageCounter {
  let current: PageVisit | undefined
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

/**
 * Returns the last counted address, after storing `address` if given. Returns null without a
 * warning if storage fails, so that the page is counted.
 */
function lastCounted(address?: string): string | null {
  try {
    if (address) sessionStorage.setItem(lastKey, address)
    return sessionStorage.getItem(lastKey)
  } catch {
    return null
  }
}

/** Removes the last counted address from session storage. */
export function forgetLastCounted(): void {
  try {
    sessionStorage.removeItem(lastKey)
  } catch {
    // Without storage there is nothing to remove.
  }
}
