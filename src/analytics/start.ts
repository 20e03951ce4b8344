import type { SeenPage } from "./events"

/** Marks the footer's button that opens the choice again. */
export const choiceAttribute = "data-analytics-choice"

/** Without a measurement id all of this is left out of the scripts. In develop, events can only be looked at. */
const isOn = Boolean(process.env.GATSBY_ANALYTICS_ID) || process.env.NODE_ENV === "development"

const load = () => import(/* webpackMode: "lazy", webpackChunkName: "analytics" */ "./analytics")

/** Pages shown before the part that counts them is there. */
const waiting: SeenPage[] = []
let see = (page: SeenPage): void => void waiting.push(page)

/** Called when the first page has come to life: counting is in nobody's way. Where it cannot be loaded, nothing is counted. */
export function startAnalytics(): void {
  if (!isOn) return
  load().then(
    ({ countPages }) => {
      see = countPages()
      waiting.forEach(see)
    },
    () => {},
  )
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(`[${choiceAttribute}]`))
      load().then(
        ({ askAgain }) => askAgain(),
        () => {},
      )
  })
}

/** Called for each page that is shown, also for another query or hash, and for the same one again. */
export function pageSeen({ href }: { href: string }): void {
  if (!isOn) return
  // react-helmet writes the title in the next frame, before this. A page in a tab that nobody looks at has none.
  requestAnimationFrame(() => see({ address: href, title: document.title }))
}
