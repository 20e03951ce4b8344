declare const __BASE_PATH__: string
declare const __PATH_PREFIX__: string

/**
 * Stands in for gatsby-link in the browser's bundle: links of this site are plain `<a>`, whose clicks gatsby-plugin-catch-links takes, so
 * that no page carries the component. See docs/decisions/0003-scripts-by-family.md.
 */
export function Link(): never {
  throw new Error("Write <a href> in place of <Link to>.")
}

/** The parts of an address below the site's origin. A lone `?` or `#` says nothing. */
export function parsePath(address: string) {
  const [, pathname, search = "", hash = ""] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address || "/") ?? []
  return {
    pathname: pathname as string,
    search: search === "?" ? "" : search,
    hash: hash === "#" ? "" : hash,
  }
}

/** An address of this site where the site does not lie at the root of its host; others stay as they are. */
export function withPrefix(address: string, prefix = __BASE_PATH__): string {
  if (/^([a-zA-Z][a-zA-Z\d+\-.]*:|\.\.?\/)/.test(address)) return address
  return `${prefix.replace(/\/$/, "")}${address.startsWith("/") ? "" : "/"}${address}`
}

export const withAssetPrefix = (address: string): string => withPrefix(address, __PATH_PREFIX__)

/** Shows the page at an address of this site without loading it anew. Only the home page's address ends in a slash. */
export function navigate(address: string, options?: object): void {
  const { pathname, search, hash } = parsePath(withPrefix(address))
  const path = pathname === "/" ? pathname : pathname.replace(/\/$/, "")
  window.___navigate(`${path}${search}${hash}`, options)
}
