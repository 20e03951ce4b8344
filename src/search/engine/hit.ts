import {
  byLevel,
  type HierarchyLevel,
  type HitType,
  hierarchyLevels,
  type MarkedHit,
  type MarkedValue,
  type SearchHit,
  type SearchRequest,
} from "../protocol"
import { escapeHtml } from "./escape-html"
import { highlight, type Marking, type SearchedText, searchedText, snippet } from "./marked-text"
import type { SearchRow } from "./row"

/** Converts a row to a hit with texts as HTML. */
export function hitOf(
  row: SearchRow,
  { attributesToSnippet = [], snippetEllipsisText = "…" }: SearchRequest,
  marking: Marking,
): SearchHit {
  const texts = searchedTexts(row, marking)
  const highlighted = markAll(texts, text => highlight(text, marking))
  const type = typeOf(row, highlighted)
  const lengths = new Map<string, number>(attributesToSnippet.map(lengthOf))
  return {
    objectID: row.url,
    url: row.url,
    url_without_anchor: row.url_without_anchor,
    anchor: row.anchor,
    type,
    hierarchy: byLevel(level => escaped(row.hierarchy[level])),
    // A hit on a heading shows the heading, which its text would replace in the list.
    content: type === "content" ? escaped(row.content) : null,
    section: row.section,
    status: escaped(row.status),
    _highlightResult: highlighted,
    ...(lengths.size > 0
      ? {
          _snippetResult: markAll(texts, (text, attribute) => {
            const length = lengths.get(attribute)
            return length === undefined
              ? undefined
              : snippet(text, length, snippetEllipsisText, marking)
          }),
        }
      : {}),
  }
}

/**
 * Type of a hit: its own heading's level if the heading matches, otherwise `content` if the text
 * matches.
 */
function typeOf({ level, content }: SearchRow, { hierarchy, content: text }: MarkedHit): HitType {
  const heading = level === "content" ? undefined : hierarchy?.[level]
  if (heading && heading.matchLevel !== "none") return level
  return content && text && text.matchLevel !== "none" ? "content" : level
}

type Attribute = `hierarchy.${HierarchyLevel}` | "content"

function searchedTexts({ hierarchy, content }: SearchRow, marking: Marking) {
  const texts = new Map<Attribute, SearchedText>()
  for (const level of hierarchyLevels) {
    const text = hierarchy[level]
    if (text !== null) texts.set(`hierarchy.${level}`, searchedText(text, marking))
  }
  if (content !== null) texts.set("content", searchedText(content, marking))
  return texts
}

function markAll(
  texts: ReadonlyMap<Attribute, SearchedText>,
  mark: (text: SearchedText, attribute: Attribute) => MarkedValue | undefined,
): MarkedHit {
  const marks = new Map<Attribute, MarkedValue>()
  for (const [attribute, text] of texts) {
    const marked = mark(text, attribute)
    if (marked) marks.set(attribute, marked)
  }
  const levels = hierarchyLevels.flatMap(level => {
    const marked = marks.get(`hierarchy.${level}`)
    return marked ? [[level, marked] as const] : []
  })
  const content = marks.get("content")
  return { hierarchy: Object.fromEntries(levels), ...(content ? { content } : {}) }
}

const escaped = (text: string | null) => text && escapeHtml(text)

/** Parses `content:10`; the default of ten words is Algolia's. */
function lengthOf(attribute: string): [string, number] {
  const [name = "", words] = attribute.split(":")
  return [name, Number(words ?? 10) || 10]
}
