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
  for (const key of ["query", "section", "version"] as const) {
    const value = inquiry[key]
    if (value) parameters.set(names[key], value)
    else parameters.delete(names[key])
  }
  const text = parameters.toString()
  const next = `${text ? `?${text}` : ""}${hash}`
  if (next === `${search}${hash}`) return
  // The state holds the router's key of this entry, under which it keeps the place of the page.
  window.history.replaceState(window.history.state, "", `${pathname}${next}`)
}
