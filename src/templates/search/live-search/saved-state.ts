import type { SearchResults } from "../../../search/client/search-pages"

/** State that the router and this page store in a history entry. */
interface EntryState {
  key?: string
  searchPages?: number
  searchScroll?: number
}

const stateOfEntry = (): EntryState => (window.history.state ?? {}) as EntryState

function saveState(values: Partial<EntryState>): void {
  window.history.replaceState({ ...stateOfEntry(), ...values }, "")
}

/**
 * Cached list that was shown last, so that going back shows it immediately and the router can
 * restore the scroll position.
 */
let last: { entry: string; found: SearchResults } | undefined

const entry = () => `${stateOfEntry().key ?? ""}${window.location.search}`

export function saveResults(found: SearchResults): void {
  last = { entry: entry(), found }
  if ((stateOfEntry().searchPages ?? 1) !== found.pages) saveState({ searchPages: found.pages })
}

/** The list that this history entry showed when the reader left it; undefined after a reload. */
export function savedResults(): SearchResults | undefined {
  return last?.entry === entry() ? last.found : undefined
}

/** Number of pages of hits that this entry showed, even before a reload. */
export const savedPages = () => stateOfEntry().searchPages ?? 1

/**
 * Saves the scroll position when the page is hidden or a link is followed, for a return after the
 * page and its list were unloaded. Returns a function that removes the listeners.
 */
export function saveScrollOnLeave(): () => void {
  const save = () => saveState({ searchScroll: window.scrollY })
  const onClick = ({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (button || ctrlKey || metaKey || shiftKey) return
    if (target instanceof Element && target.closest("a[href]")) save()
  }
  // A page restored from the browser's cache still has its scroll position.
  const forget = ({ persisted }: PageTransitionEvent) => {
    if (persisted) saveState({ searchScroll: undefined })
  }
  window.addEventListener("pagehide", save)
  window.addEventListener("pageshow", forget)
  // Runs before the router, for which the click ends this entry.
  window.addEventListener("click", onClick, { capture: true })
  return () => {
    window.removeEventListener("pagehide", save)
    window.removeEventListener("pageshow", forget)
    window.removeEventListener("click", onClick, { capture: true })
  }
}

/** Restores the scroll position that this entry had when its page was unloaded, once. */
export function restoreScroll(): void {
  const { searchScroll } = stateOfEntry()
  if (searchScroll === undefined) return
  saveState({ searchScroll: undefined })
  window.scrollTo(0, searchScroll)
}
