import type { SeenPage } from "./events"

/** Marks the footer's button that opens the choice again. */
export const choiceAttribute = "data-analytics-choice"

/** Pages shown before the part that counts them is there. */
const waiting: SeenPage[] = []
let see = (page: SeenPage): void => void waiting.push(page)

/**
 * Called when the first page has come to life: counting is in nobody's way. Where it cannot be loaded, nothing is
 * counted. In develop, events can only be looked at.
 */
export function startAnalytics(): void {
  // Spelled out here and below, since webpack leaves out what stands in a branch that it sees is dead, and only that.
  if (process.env.GATSBY_ANALYTICS_ID || process.env.NODE_ENV === "development") {
    const load = () => import(/* webpackChunkName: "analytics" */ "./analytics")
    const ignore = () => {}
    load().then(({ countPages }) => {
      see = countPages()
      waiting.forEach(see)
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
    // react-helmet writes the title in the next frame, before this. A page in a tab that nobody looks at has none.
    requestAnimationFrame(() => see({ address: href, title: document.title }))
  }
}
