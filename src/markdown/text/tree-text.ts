import type { Element, ElementContent, RootContent } from "hast"
import type { Compilation, Slot } from "../compilation"
import { componentTag } from "../html/allowed-html"

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

/** Props of components whose text is visible to readers. */
const visibleProps = ["title", "label", "caption", "summary", "source", "alt"]

type Nodes = readonly (ElementContent | RootContent)[]
type SlotText = (slot: Slot) => string

/** Text of nodes in reading order: formulas on one line, code as written, images as alt text. */
export function textOf(nodes: Nodes, compilation: Compilation): string {
  return collapse(rawTextOf(nodes, compilation, ({ text }) => text))
}

/** Text of nodes with formulas as TeX, from which GitHub and Docusaurus make ids. */
export function sourceTextOf(nodes: Nodes, compilation: Compilation): string {
  return collapse(rawTextOf(nodes, compilation, ({ text, source = text }) => source))
}

export function collapse(text: string): string {
  return text.replace(/\s+/g, " ").trim()
}

/** Returns true if a node without text still shows something: a picture, a video, a component. */
export function showsWithoutText(node: ElementContent): boolean {
  if (node.type !== "element") return false
  return visible.has(node.tagName) || node.children.some(showsWithoutText)
}

const visible: ReadonlySet<string> = new Set(["img", "video", componentTag])

function rawTextOf(nodes: Nodes, compilation: Compilation, slotText: SlotText): string {
  return nodes
    .map(node => {
      if (node.type === "text") return node.value
      if (node.type === "element") return elementText(node, compilation, slotText)
      const slot = node.type === "comment" ? slotOf(node.value, compilation) : undefined
      if (!slot) return ""
      return slot.kind !== "math" ? ` ${slotText(slot)} ` : slotText(slot)
    })
    .join("")
}

function elementText(node: Element, compilation: Compilation, slotText: SlotText): string {
  const { tagName, properties } = node
  // Footnote numbers and back arrows are not words.
  if ("dataFootnoteRef" in properties || "dataFootnoteBackref" in properties) return ""
  if (Array.isArray(properties.className) && properties.className.includes("citation-back"))
    return ""
  if (tagName === "img") return String(properties.alt ?? "")
  const props = tagName === componentTag ? propsText(properties.dataIndex, compilation) : ""
  const text = props + rawTextOf(node.children, compilation, slotText)
  return blockTags.has(tagName) ? ` ${text} ` : text
}

export function slotOf(comment: string, compilation: Compilation): Slot | undefined {
  return comment.startsWith("slot:") ? compilation.slots[Number(comment.slice(5))] : undefined
}

function propsText(index: unknown, { placed, components }: Compilation): string {
  const { name = "", props = {} } = placed[Number(index)] ?? {}
  const visible = visibleProps.flatMap(prop =>
    typeof props[prop] === "string" ? [props[prop]] : [],
  )
  const further = components[name]?.texts?.(props) ?? []
  return [...visible, ...further].map(text => `${text} `).join("")
}
