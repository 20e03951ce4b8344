import { limits } from "../../site.config"

/** What the search page is asked for. All of it stands in its address. */
export interface Inquiry {
  query: string
  /** Part of the site; all where undefined. */
  section?: string
  /** Docs version; all where undefined. */
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
 * Writes an inquiry into the address; parameters without a value leave it, foreign ones stay. The history is told
 * directly: for the router every key would be a page view.
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
  // An address that says the same in other characters stays as it was sent.
  if (!isChanged) return
  // As links have it; a plus sign of the query is %2B.
  const text = parameters.toString().replaceAll("+", "%20")
  // The state holds the router's key of this entry, under which it keeps the place of the page.
  window.history.replaceState(
    window.history.state,
    "",
    `${pathname}${text ? `?${text}` : ""}${hash}`,
  )
}
