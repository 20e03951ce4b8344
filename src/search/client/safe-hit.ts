import { site } from "../../site.config"
import { isPathOnSite } from "../path-on-site"
import { byLevel, type MarkedHit, type MarkedValue, type SearchHit } from "../protocol"

/**
 * Returns a hit that is safe to show, or undefined if the hit leads off the site. The index is not
 * trusted: all elements except marks are escaped.
 */
export function safeHit(hit: SearchHit): SearchHit | undefined {
  const url = pathOf(hit.url)
  if (!url) return undefined
  return {
    ...hit,
    url,
    hierarchy: byLevel(level => safeText(hit.hierarchy[level])),
    content: safeText(hit.content),
    status: safeText(hit.status),
    _snippetResult: safeMarks(hit._snippetResult),
    _highlightResult: safeMarks(hit._highlightResult),
  }
}

/**
 * Returns the path of a URL on the site, undefined for others. Records contain paths, but an index
 * filled by a crawler contains absolute URLs.
 */
function pathOf(url: string): string | undefined {
  const path = url.startsWith(`${site.url}/`) ? url.slice(site.url.length) : url
  return isPathOnSite(path) ? path : undefined
}

const safeText = (html: string | null | undefined) => (html ? withoutElements(html) : null)

const withoutElements = (html: string) => html.replace(/<(?!\/?mark>)/g, "&lt;")

function safeMarks({ hierarchy = {}, content }: MarkedHit = {}): MarkedHit {
  const safe = (marked: MarkedValue | undefined) =>
    marked && { ...marked, value: withoutElements(marked.value) }
  return {
    hierarchy: byLevel(level => safe(hierarchy[level])),
    ...(content ? { content: safe(content) } : {}),
  }
}
