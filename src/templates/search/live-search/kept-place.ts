import type { Found } from "../../../search/client/search-pages"

/** What the router and this page keep with an entry of the history. */
interface EntryState {
  key?: string
  searchPages?: number
  searchScroll?: number
}

const stateOfEntry = (): EntryState => (window.history.state ?? {}) as EntryState

function keep(values: Partial<EntryState>): void {
  window.history.replaceState({ ...stateOfEntry(), ...values }, "")
}

/** The last list shown. Going back finds it at once, so that the router can restore the place in it. */
let last: { entry: string; found: Found } | undefined

const entry = () => `${stateOfEntry().key ?? ""}${window.location.search}`

export function keepFound(found: Found): void {
  last = { entry: entry(), found }
  if ((stateOfEntry().searchPages ?? 1) !== found.pages) keep({ searchPages: found.pages })
}

/** The list that this entry of the history showed when it was left; undefined after a reload. */
export function keptFound(): Found | undefined {
  return last?.entry === entry() ? last.found : undefined
}

/** Number of pages of hits that this entry showed, also before a reload. */
export const keptPages = () => stateOfEntry().searchPages ?? 1

/**
 * Keeps the place for a return after the whole page, and with it the list, has gone: when it goes, and when a link
 * is followed from here, since the page may be loaded anew elsewhere. Returns how to stop.
 */
export function keepScrollOnLeave(): () => void {
  const save = () => keep({ searchScroll: window.scrollY })
  const onClick = ({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (button || ctrlKey || metaKey || shiftKey) return
    if (target instanceof Element && target.closest("a[href]")) save()
  }
  // A page that comes back as it was has kept its place by itself.
  const forget = ({ persisted }: PageTransitionEvent) => {
    if (persisted) keep({ searchScroll: undefined })
  }
  window.addEventListener("pagehide", save)
  window.addEventListener("pageshow", forget)
  // Ahead of the router, for whom the click is the end of this entry.
  window.addEventListener("click", onClick, { capture: true })
  return () => {
    window.removeEventListener("pagehide", save)
    window.removeEventListener("pageshow", forget)
    window.removeEventListener("click", onClick, { capture: true })
  }
}

/** Goes to the place that this entry had when its page went, once. */
export function restoreScroll(): void {
  const { searchScroll } = stateOfEntry()
  if (searchScroll === undefined) return
  keep({ searchScroll: undefined })
  window.scrollTo(0, searchScroll)
}
