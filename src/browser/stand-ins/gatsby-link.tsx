import { forwardRef, type PropsWithChildren } from "react"

/**
 * Stands in for gatsby-link in the browser's bundle. The site's links are plain anchors, whose clicks
 * gatsby-plugin-catch-links turns into navigation, so that most of that package would be carried in vain.
 * See docs/decisions/0003-scripts-by-family.md.
 */
export const Link = forwardRef<HTMLAnchorElement, PropsWithChildren<{ to: string }>>(
  ({ to, ...rest }, ref) => <a ref={ref} href={to} {...rest} />,
)

/** Goes to an address of this site, or a number of steps through the history. */
export function navigate(to: string | number, options?: object): void {
  window.___navigate(typeof to === "string" ? absolute(to) : to, options)
}

/** Path, query and hash of an address, each with its mark or empty. */
export function parsePath(address: string): { pathname: string; search: string; hash: string } {
  const [, pathname = "", search = "", hash = ""] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  return {
    pathname: pathname || "/",
    search: search === "?" ? "" : search,
    hash: hash === "#" ? "" : hash,
  }
}

/** The site stands at the root of its domain. */
export const withPrefix = (path: string) => path
export const withAssetPrefix = withPrefix

/** An address from the root, as the site writes it: without a trailing slash. */
function absolute(address: string): string {
  const { pathname, search, hash } = new URL(address, location.href)
  return (pathname.replace(/\/$/, "") || "/") + search + hash
}
