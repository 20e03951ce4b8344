import { type Context, type Element, inContainer, linePrefix } from "./context-of"
import type { Edit } from "./edits"
import type { PageValues } from "./page-values"
import { holdsText, rangeOf } from "./positions"
import { showAround, type Written } from "./show-component"

/**
 * Edits that replace an element's tags with the text of its props, so that the blocks inside stay
 * blocks.
 * @param written the element if its props are shown
 * @param before text before it on its line
 */
export function unwrapElement(
  node: Element,
  source: string,
  written: Written | undefined,
  context: Context,
  before: string,
): Edit[] {
  const [start, end] = rangeOf(node)
  const [first] = rangeOf(node.children[0] ?? node)
  const [, last] = rangeOf(node.children.at(-1) ?? node)
  const opening = source.slice(start, first).replace(/<[\s\S]*>/, "")
  const closing = source.slice(last, end).replace(/<[\s\S]*>/, "")
  const shown = written && showAround(written, context, colonsAround(source.slice(first, last)))
  const lead = shown?.before ?? []
  const rest = shown?.after ?? []
  if (context !== "block")
    return [
      { start, end: first, text: lead.join("") + opening },
      { start: last, end, text: closing + rest.join("") },
    ]
  const isOnLine = !opening.includes("\n")
  const next = isOnLine ? linePrefix(before) : opening.replace(/^[ \t]*\n/, "")
  return [
    {
      start,
      end: first,
      text: lead.length > 0 ? inContainer([...lead, ""], before) + next : opening,
    },
    { start: last, end, text: rest.length > 0 ? inContainer(["", ...rest], before) : closing },
  ]
}

/** Colons for an admonition around a text that may contain admonitions. */
function colonsAround(text: string): string {
  const runs = [...text.matchAll(/^[\s>]*(:{3,})/gm)].map(([, colons = ""]) => colons.length)
  return ":".repeat(Math.max(2, ...runs) + 1)
}

/** An element with its props that are strings or numbers. */
export function writtenOf(node: Element, source: string, values: PageValues): Written {
  const props = node.attributes.flatMap((attribute): [string, string][] => {
    if (attribute.type !== "mdxJsxAttribute" || !attribute.value) return []
    const { name, value } = attribute
    const known = typeof value === "string" ? value : values.valueOf(value.value)?.value
    const isText = typeof known === "string" || typeof known === "number"
    return isText ? [[name, String(known)]] : []
  })
  const [start, end] = rangeOf(node)
  const [first] = node.children[0] ? rangeOf(node.children[0]) : [end]
  const tag = source.slice(start, holdsText(node) ? first : end).trim()
  return { name: node.name ?? "", props: Object.fromEntries(props), tag }
}
