import type { AnalyticsEvent, SeenPage } from "./events"

/** Marks the footer's button that opens the choice again. */
export const choiceAttribute = "data-analytics-choice"

/** The part that asks, counts and sends, which loads after the page. */
type Analytics = typeof import("./analytics")

/** What there was to tell before the part that tells it was there. */
const waiting: ((analytics: Analytics) => void)[] = []
let tell = (what: (analytics: Analytics) => void): void => void waiting.push(what)

/**
 * Called when the first page has come to life: counting is in nobody's way. Where it cannot be loaded, nothing is
 * sent. In develop, events can only be looked at.
 */
export function startAnalytics(): void {
  // Spelled out here and below, since webpack leaves out what stands in a branch that it sees is dead, and only that.
  if (process.env.GATSBY_ANALYTICS_ID || process.env.NODE_ENV === "development") {
    const load = () => import(/* webpackChunkName: "analytics" */ "./analytics")
    const ignore = () => {}
    load().then(analytics => {
      analytics.begin()
      tell = what => what(analytics)
      waiting.forEach(tell)
    }, ignore)
    document.addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.closest(`[${choiceAttribute}]`))
        load().then(({ askAgain }) => askAgain(), ignore)
    })
  }
}

/** Called for each page that is shown, also for another query or hash, and for the same one again. */
export function pageSeen({ href }: { href: string }): void {
  if (process.env.GATSBY_ANALYTICS_ID || process.env.NODE_ENV === "development") {
    // In develop react-helmet writes the title in the next frame. A page in a tab that nobody looks at has no frames.
    requestAnimationFrame(() => {
      const page: SeenPage = { address: href, title: document.title }
      tell(({ countPage }) => countPage(page))
    })
  }
}

/**
 * Tells of something that a reader has done, wherever in the browser's code that is: sent at once if the reader has
 * allowed it, else never. Events and their parameters are in events.ts.
 */
export function track(event: AnalyticsEvent): void {
  if (process.env.GATSBY_ANALYTICS_ID || process.env.NODE_ENV === "development")
    tell(analytics => analytics.track(event))
}
