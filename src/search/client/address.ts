import { limits } from "../../site.config"

/** State of the search page, all of which is in its address. */
export interface Inquiry {
  query: string
  /** Section of the site; undefined for all. */
  section?: string
  /** Docs version; undefined for all. */
  version?: string
}

const names = { query: "q", section: "in", version: "version" } as const

export function inquiryOf(search: string): Inquiry {
  const parameters = new URLSearchParams(search)
  return {
    query: (parameters.get(names.query) ?? "").slice(0, limits.searchInputLength),
    section: parameters.get(names.section) ?? undefined,
    version: parameters.get(names.version) ?? undefined,
  }
}

/**
 * Writes an inquiry into the address: removes its empty parameters and keeps all others. Calls the
 * History API directly, because the router would count every keystroke as a page view.
 */
export function showInAddress(inquiry: Inquiry): void {
  const { pathname, search, hash } = window.location
  const parameters = new URLSearchParams(search)
  let isChanged = false
  for (const key of ["query", "section", "version"] as const) {
    const [name, value] = [names[key], inquiry[key] || null]
    if (parameters.get(name) === value) continue
    isChanged = true
    if (value) parameters.set(name, value)
    else parameters.delete(name)
  }
  // If only the encoding differs, the address stays as the reader received it.
  if (!isChanged) return
  // Spaces are encoded as in links; a plus sign in the query is %2B.
  const text = parameters.toString().replaceAll("+", "%20")
  // Keeps the router's key of this entry, under which the scroll position is stored.
  window.history.replaceState(
    window.history.state,
    "",
    `${pathname}${text ? `?${text}` : ""}${hash}`,
  )
}
