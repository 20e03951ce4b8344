/** Result of an abandoned load: a promise that never settles, so Gatsby does nothing. */
export const never = new Promise<never>(() => {})

/** Loads an address in full, by the browser. Returns a promise that never settles. */
export function loadInFull(address: string): Promise<never> {
  if (address === location.href) location.reload()
  else location.assign(address)
  return never
}

/**
 * Returns true if this document was reloaded, or if the browser does not report how it was loaded.
 */
export function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  return !entry || entry.type === "reload"
}

/**
 * Returns the full address of a page load, since Gatsby omits the hash. Going back changes the
 * address before the load, following a link changes it after.
 * @param path path and query
 * @param wanted address of the last link that was followed
 */
export function addressOf(path: string, wanted: string): string {
  const { pathname, search, href } = location
  if (path === pathname + search) return href
  return new URL(wanted.split("#")[0] === path ? wanted : path, href).href
}

/**
 * Reloads the page if a new deployment has replaced its scripts; called when a part of the page
 * fails to load.
 */
export async function reloadIfOutdated(): Promise<void> {
  const { ___loader: loader, ___webpackCompilationHash: hash } = window
  const site = await loader.loadAppData()
  if (site && site.webpackCompilationHash !== hash) location.reload()
}
