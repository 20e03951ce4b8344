import type { Element, ElementContent, RootContent } from "hast"
import type { Json } from "../content-model/body"
import { componentTag } from "./allowed-html"
import type { Compilation } from "./compilation"

/** Elements after which a word ends. */
export const blockTags: ReadonlySet<string> = new Set([
  "aside",
  "blockquote",
  "br",
  "caption",
  "dd",
  "details",
  "div",
  "dl",
  "dt",
  "figcaption",
  "figure",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "hr",
  "li",
  "ol",
  "p",
  "picture",
  "pre",
  "section",
  "summary",
  "table",
  "tbody",
  "td",
  "tfoot",
  "th",
  "thead",
  "tr",
  "ul",
  "video",
  componentTag,
])

/** Props of components whose text readers see. */
const visibleProps = ["title", "label", "caption", "summary", "alt"]

/** Text of nodes in reading order: formulas by their TeX, code as written, images by their alt text. */
export function textOf(
  nodes: readonly (ElementContent | RootContent)[],
  compilation: Compilation,
): string {
  return collapse(rawTextOf(nodes, compilation))
}

export function collapse(text: string): string {
  return text.replace(/\s+/g, " ").trim()
}

function rawTextOf(
  nodes: readonly (ElementContent | RootContent)[],
  compilation: Compilation,
): string {
  return nodes
    .map(node => {
      if (node.type === "text") return node.value
      if (node.type === "element") return elementText(node, compilation)
      const slot = node.type === "comment" ? slotOf(node.value, compilation) : undefined
      return slot?.kind === "code" ? ` ${slot.text} ` : (slot?.text ?? "")
    })
    .join("")
}

function elementText(node: Element, compilation: Compilation): string {
  const { tagName, properties } = node
  // The numbers of footnotes and the arrows back are no words.
  if ("dataFootnoteRef" in properties || "dataFootnoteBackref" in properties) return ""
  if (Array.isArray(properties.className) && properties.className.includes("citation-back"))
    return ""
  if (tagName === "img") return String(properties.alt ?? "")
  const props = tagName === componentTag ? propsText(properties.dataIndex, compilation) : ""
  const text = props + rawTextOf(node.children, compilation)
  return blockTags.has(tagName) ? ` ${text} ` : text
}

export function slotOf(
  comment: string,
  compilation: Compilation,
): Compilation["slots"][number] | undefined {
  return comment.startsWith("slot:") ? compilation.slots[Number(comment.slice(5))] : undefined
}

function propsText(index: unknown, { placed }: Compilation): string {
  const props: Record<string, Json> = placed[Number(index)]?.props ?? {}
  return visibleProps
    .map(name => (typeof props[name] === "string" ? `${props[name]} ` : ""))
    .join("")
}
