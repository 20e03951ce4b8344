declare const __BASE_PATH__: string
declare const __PATH_PREFIX__: string

/**
 * Replaces gatsby-link in the browser's bundle, so that no page carries the component. The site's
 * links are plain `<a>` elements, whose clicks gatsby-plugin-catch-links handles.
 * @see docs/decisions/0003-scripts-by-family.md
 */
export function Link(): never {
  throw new Error("Write <a href> instead of <Link to>.")
}

/** Parses an address below the site's origin. A lone `?` or `#` counts as empty. */
export function parsePath(address: string) {
  const [, pathname, search = "", hash = ""] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address || "/") ?? []
  return {
    pathname: pathname as string,
    search: search === "?" ? "" : search,
    hash: hash === "#" ? "" : hash,
  }
}

/** Adds the path prefix to an address of this site; leaves other addresses unchanged. */
export function withPrefix(address: string, prefix = __BASE_PATH__): string {
  if (/^([a-zA-Z][a-zA-Z\d+\-.]*:|\.\.?\/)/.test(address)) return address
  return `${prefix.replace(/\/$/, "")}${address.startsWith("/") ? "" : "/"}${address}`
}

export const withAssetPrefix = (address: string): string => withPrefix(address, __PATH_PREFIX__)

/**
 * Navigates to an address of this site without a full load. Only the home page's address ends in a
 * slash.
 */
export function navigate(address: string, options?: object): void {
  const { pathname, search, hash } = parsePath(withPrefix(address))
  const path = pathname === "/" ? pathname : pathname.replace(/\/$/, "")
  window.___navigate(`${path}${search}${hash}`, options)
}
