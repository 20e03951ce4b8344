import type { ElementContent, Root, RootContent } from "hast"
import type { PageSection } from "../../content/schema/body"
import type { Compilation } from "../compilation"
import type { Outline } from "../html/headings"
import { collapse, slotOf, textOf } from "./tree-text"

type Node = ElementContent | RootContent

/**
 * Text of the page by heading, for search. A section without text is included, so that its heading
 * can be found.
 */
export function sectionsOf(tree: Root, outline: Outline, compilation: Compilation): PageSection[] {
  const positions = new Map(outline.elements.map((element, index) => [element, index] as const))
  const sections: PageSection[] = [{ anchor: null, trail: [], text: "" }]
  const trail: { depth: number; text: string }[] = []

  const headingOf = (node: Node) => {
    const index = node.type === "element" ? positions.get(node) : undefined
    return index === undefined ? undefined : outline.headings[index]
  }
  const open = (heading: { depth: number; id: string; text: string }) => {
    while ((trail.at(-1)?.depth ?? 0) >= heading.depth) trail.pop()
    trail.push(heading)
    sections.push({ anchor: heading.id, trail: trail.map(({ text }) => text), text: "" })
  }
  const walk = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      const heading = headingOf(node)
      const footnotes = footnotesOf(node)
      const section = sections.at(-1)
      if (heading) open(heading)
      else if (footnotes) {
        open({ depth: 2, id: "footnote-label", text: "Footnotes" })
        walk(footnotes)
      } else if (node.type === "element" && holds(node, positions)) walk(node.children)
      else if (section) section.text += ` ${textOf([node], compilation)}`
    }
  }
  walk(tree.children)
  for (const section of sections) section.text = collapse(section.text)
  return sections.filter(({ anchor, text }) => anchor !== null || text !== "")
}

/** Content of the footnotes without their heading. */
function footnotesOf(node: Node): ElementContent[] | undefined {
  const isFootnotes = node.type === "element" && "dataFootnotes" in node.properties
  return isFootnotes ? node.children.slice(1) : undefined
}

function holds(node: Node, elements: ReadonlyMap<unknown, unknown>): boolean {
  if (elements.has(node)) return true
  return node.type === "element" && node.children.some(child => holds(child, elements))
}

/** Number of words in all sections and headings; a word has a letter or a digit. */
export function countWords(sections: readonly PageSection[]): number {
  const text = sections.map(({ trail, text }) => `${trail.at(-1) ?? ""} ${text}`).join(" ")
  return text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length
}

const excerptLength = 300
const proseTags = new Set(["p", "ul", "ol", "blockquote", "dl"])

/** Plain text of the prose above the truncate mark, or else of the first paragraph. */
export function excerptOf(tree: Root, compilation: Compilation): string {
  const mark = tree.children.findIndex(
    node => node.type === "comment" && slotOf(node.value, compilation)?.kind === "truncate",
  )
  const above = mark < 0 ? "" : prose(tree.children.slice(0, mark), compilation).join(" ")
  return shorten(above || firstProse(tree.children, compilation))
}

function prose(nodes: readonly Node[], compilation: Compilation): string[] {
  return nodes
    .filter(node => node.type === "element" && proseTags.has(node.tagName))
    .map(node => textOf(withoutImages([node]), compilation))
    .filter(text => text !== "")
}

function firstProse(nodes: readonly Node[], compilation: Compilation): string {
  const paragraphs = nodes.filter(node => node.type === "element" && node.tagName === "p")
  const inside = () =>
    nodes.flatMap(node =>
      node.type === "element" && node.tagName !== "p" ? firstProse(node.children, compilation) : [],
    )
  return (
    prose(paragraphs, compilation)[0] ??
    inside().find(text => text !== "") ??
    prose(nodes, compilation)[0] ??
    ""
  )
}

function withoutImages(nodes: readonly Node[]): Node[] {
  return nodes
    .filter(node => !(node.type === "element" && node.tagName === "img"))
    .map(node =>
      node.type === "element"
        ? { ...node, children: withoutImages(node.children) as ElementContent[] }
        : node,
    )
}

/** Cuts a text after a sentence if one ends near the limit, or else after a word. */
function shorten(text: string): string {
  if (text.length <= excerptLength) return text
  const start = text.slice(0, excerptLength)
  const sentence = /^[\s\S]*[.!?](?=\s)/.exec(start)?.[0] ?? ""
  if (sentence.length > excerptLength * 0.6) return sentence
  return `${start.slice(0, start.lastIndexOf(" ")).replace(/[\s,;:–-]+$/, "")}…`
}
