import { site } from "../../site.config"
import { isPathOnSite } from "../path-on-site"
import { hierarchyLevels, type Marked, type MarkedHit, type SearchHit } from "../protocol"

/**
 * A hit as it may be shown, or undefined for one that leads out of the site. What an index answers is text of
 * others: whatever would be an element, but the marks, becomes text, and addresses stay on this site.
 */
export function safeHit(hit: SearchHit): SearchHit | undefined {
  const url = pathOf(hit.url)
  if (!url) return undefined
  return {
    ...hit,
    url,
    hierarchy: mapLevels(hit.hierarchy, text => (text ? withoutElements(text) : null)),
    content: hit.content ? withoutElements(hit.content) : null,
    _snippetResult: safeMarks(hit._snippetResult),
    _highlightResult: safeMarks(hit._highlightResult),
  }
}

/** Records carry paths; an index filled by a crawler has whole addresses. */
function pathOf(url: string): string | undefined {
  const path = url.startsWith(`${site.url}/`) ? url.slice(site.url.length) : url
  return isPathOnSite(path) ? path : undefined
}

const withoutElements = (html: string) => html.replace(/<(?!\/?mark>)/g, "&lt;")

function safeMarks({ hierarchy = {}, content }: MarkedHit = {}): MarkedHit {
  const safe = (marked: Marked | undefined) =>
    marked && { ...marked, value: withoutElements(marked.value) }
  return {
    hierarchy: mapLevels(hierarchy, safe),
    ...(content ? { content: safe(content) } : {}),
  }
}

function mapLevels<In, Out>(
  hierarchy: Partial<Record<(typeof hierarchyLevels)[number], In>>,
  map: (value: In | undefined) => Out,
) {
  return Object.fromEntries(hierarchyLevels.map(level => [level, map(hierarchy[level])])) as Record<
    (typeof hierarchyLevels)[number],
    Out
  >
}
