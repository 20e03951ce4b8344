import type { AnalyticsEvent, PageVisit } from "./events"

/** Attribute of the footer button that reopens the consent bar. */
export const choiceAttribute = "data-analytics-choice"

/** Lazy module that asks, counts and sends; loaded after the page. */
type Analytics = typeof import("./analytics")

/** Calls made before the lazy module has loaded. */
const waiting: ((analytics: Analytics) => void)[] = []
let send = (what: (analytics: Analytics) => void): void => void waiting.push(what)

/**
 * Loads analytics; called after the first page is hydrated. If loading fails, nothing is sent; in
 * develop, events can only be printed.
 */
export function startAnalytics(): void {
  // Repeated in each function, because webpack removes only branches whose condition it can
  // evaluate in place.
  if (process.env.GATSBY_ANALYTICS_ID || process.env.NODE_ENV === "development") {
    const load = () => import(/* webpackChunkName: "analytics" */ "./analytics")
    const ignore = () => {}
    load().then(analytics => {
      analytics.begin()
      send = what => what(analytics)
      waiting.forEach(send)
    }, ignore)
    document.addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.closest(`[${choiceAttribute}]`))
        load().then(({ askAgain }) => askAgain(), ignore)
    })
  }
}

/** Reports each page shown, including a change of query or hash and the same page again. */
export function trackPageView({ href }: { href: string }): void {
  if (process.env.GATSBY_ANALYTICS_ID || process.env.NODE_ENV === "development") {
    // In develop, react-helmet sets the title in the next frame. Background tabs get no frames, so
    // their pages are reported when the tab becomes visible.
    requestAnimationFrame(() => {
      const page: PageVisit = { address: href, title: document.title }
      send(({ countPage }) => countPage(page))
    })
  }
}

/**
 * Sends an event if the reader has consented; otherwise the event is dropped. Events and their
 * parameters are in events.ts.
 */
export function track(event: AnalyticsEvent): void {
  if (process.env.GATSBY_ANALYTICS_ID || process.env.NODE_ENV === "development")
    send(analytics => analytics.track(event))
}
