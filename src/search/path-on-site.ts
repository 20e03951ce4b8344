import { site } from "../site.config"

/**
 * Returns true if an address is a path on this site, as a browser parses it: browsers drop tabs and
 * line breaks and treat backslashes as slashes, so `/\t/evil.example` is another host.
 */
export function isPathOnSite(address: string): boolean {
  if (!address.startsWith("/")) return false
  try {
    const { origin, pathname } = new URL(address, site.url)
    // `/a/..//evil.example` is a path here, but the `pathname` of such a link would lead to another
    // host.
    return origin === new URL(site.url).origin && !pathname.startsWith("//")
  } catch {
    return false
  }
}
