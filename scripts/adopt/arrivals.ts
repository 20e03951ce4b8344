import type { TeamPage } from "./docusaurus/addresses"
import type { Plan } from "./make-plan"
import type { Move } from "./redirects"
import type { CheckedContent } from "./run-check"

/** Addresses of a site's pages after its adoption. */
export interface Arrivals {
  /** Number of pages of the site. */
  pages: number
  /** Number of pages that keep their address, and of pages that a redirect leads to. */
  same: number
  redirected: number
  /** Pages with another address, and without a redirect from their former one. */
  displaced: { page: TeamPage; path: string }[]
  /** Pages without an address. */
  missing: { source: string; from?: string }[]
}

/** @param redirects those that lead to a page */
export function arrivalsOf(
  plan: Plan,
  checked: CheckedContent,
  redirects: readonly Move[],
): Arrivals {
  const known = new Set(checked.pages)
  const paths = new Map(checked.files.map(({ file, path }) => [file, path]))
  const leading = new Set(redirects.map(({ from }) => from))
  const left = plan.findings.filter(
    ({ kind, file }) => kind === "taken" && /\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file),
  )
  const arrivals: Arrivals = {
    pages: plan.pages.length + left.length,
    same: 0,
    redirected: 0,
    displaced: [],
    missing: left.map(({ file }) => ({ source: file })),
  }
  for (const page of plan.pages) {
    const path = paths.get(`${checked.folder}/${page.target}`)
    if (path === undefined || !known.has(path))
      arrivals.missing.push({ source: page.source, from: page.from })
    else if (path === page.from) arrivals.same++
    else if (leading.has(page.from)) arrivals.redirected++
    else arrivals.displaced.push({ page, path })
  }
  return arrivals
}
