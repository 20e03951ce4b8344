import { site } from "../site.config"

/**
 * Whether an address is a path that leads to a page of this site. The browser's own reading decides, and not the
 * text: it drops tabs and line breaks and takes backslashes for slashes, so that `/\t/evil.example` is another host.
 */
export function isPathOnSite(address: string): boolean {
  if (!address.startsWith("/")) return false
  try {
    const { origin, pathname } = new URL(address, site.url)
    // `/a/..//evil.example` is a path here, but whoever takes it from a link's `pathname` holds another host.
    return origin === new URL(site.url).origin && !pathname.startsWith("//")
  } catch {
    return false
  }
}
