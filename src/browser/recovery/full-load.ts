/** What a load becomes that is given up: Gatsby waits for it for ever and does nothing. */
export const never = new Promise<never>(() => {})

/** Leaves the loading of an address to the browser. */
export function loadInFull(address: string): Promise<never> {
  if (address === location.href) location.reload()
  else location.assign(address)
  return never
}

/** Whether this document is itself the outcome of a reload; taken for one where the browser does not tell. */
export function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  return !entry || entry.type === "reload"
}

/**
 * The full address that Gatsby loads a page for, which it names without the hash. Going back changes the
 * address first, following a link last.
 *
 * @param path path and query
 * @param wanted address of the last link that was followed
 */
export function addressOf(path: string, wanted: string): string {
  const { pathname, search, href } = location
  if (path === pathname + search) return href
  return new URL(wanted.split("#")[0] === path ? wanted : path, href).href
}

/** For parts of a page whose script will not come however often it is asked for: a new deployment has removed it. */
export async function reloadIfOutdated(): Promise<void> {
  const { ___loader: loader, ___webpackCompilationHash: hash } = window
  const site = await loader.loadAppData()
  if (site && site.webpackCompilationHash !== hash) location.reload()
}
