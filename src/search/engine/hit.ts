import {
  type Hierarchy,
  type HitType,
  hierarchyLevels,
  type Marked,
  type MarkedHit,
  type SearchHit,
  type SearchRequest,
} from "../protocol"
import { escapeHtml } from "./escape-html"
import { highlight, type Marking, snippet } from "./marked-text"
import type { Ranked } from "./rank"
import type { SearchRow } from "./row"

/** The hit that stands for a row, its texts as HTML. */
export function hitOf(
  { row }: Ranked,
  { attributesToSnippet = [], snippetEllipsisText = "…" }: SearchRequest,
  marking: Marking,
): SearchHit {
  const highlighted = markAll(row, text => highlight(text, marking))
  const type = typeOf(row, highlighted)
  const lengths = new Map(attributesToSnippet.map(lengthOf))
  return {
    objectID: row.url,
    url: row.url,
    url_without_anchor: row.url_without_anchor,
    anchor: row.anchor,
    type,
    hierarchy: escapedHierarchy(row.hierarchy),
    // A hit on a heading stands for the heading; its text would only take its place in the list.
    content: type === "content" && row.content ? escapeHtml(row.content) : null,
    section: row.section,
    _highlightResult: highlighted,
    ...(lengths.size > 0
      ? {
          _snippetResult: markAll(row, (text, attribute) => {
            const length = lengths.get(attribute)
            return length === undefined
              ? undefined
              : snippet(text, length, snippetEllipsisText, marking)
          }),
        }
      : {}),
  }
}

/** A hit whose own heading matches is shown as the heading, any other by its text. */
function typeOf({ level, content }: SearchRow, { hierarchy, content: text }: MarkedHit): HitType {
  const heading = level === "content" ? undefined : hierarchy?.[level]
  if (heading && heading.matchLevel !== "none") return level
  return content && text && text.matchLevel !== "none" ? "content" : level
}

function markAll(
  { hierarchy, content }: SearchRow,
  mark: (text: string, attribute: string) => Marked | undefined,
): MarkedHit {
  const levels = hierarchyLevels.flatMap(level => {
    const text = hierarchy[level]
    const marked = text === null ? undefined : mark(text, `hierarchy.${level}`)
    return marked ? [[level, marked] as const] : []
  })
  const text = content === null ? undefined : mark(content, "content")
  return { hierarchy: Object.fromEntries(levels), ...(text ? { content: text } : {}) }
}

function escapedHierarchy(hierarchy: Hierarchy): Hierarchy {
  const levels = hierarchyLevels.map(level => [
    level,
    hierarchy[level] && escapeHtml(hierarchy[level]),
  ])
  return Object.fromEntries(levels) as Hierarchy
}

/** `content:10`; without a number Algolia's own ten words. */
function lengthOf(attribute: string): [string, number] {
  const [name = "", words] = attribute.split(":")
  return [name, Number(words ?? 10) || 10]
}
