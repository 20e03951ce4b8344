import type { Element, ElementContent, Parents, Root } from "hast"
import type { Compilation } from "../compilation"
import { blockTags, slotOf } from "../text/tree-text"
import { componentTag } from "./allowed-html"

/** Elements that hold text directly, so that a paragraph inside them is unwrapped. */
const phrasingOnly = new Set([
  "p",
  "summary",
  "figcaption",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "dt",
  "caption",
  "span",
  "a",
  "strong",
  "em",
])

/** Inline elements that cannot hold blocks; left open, they run over the following paragraphs. */
const inline = new Set([
  "abbr",
  "b",
  "bdi",
  "bdo",
  "cite",
  "code",
  "dfn",
  "em",
  "i",
  "kbd",
  "mark",
  "q",
  "s",
  "samp",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "time",
  "u",
  "var",
])

/**
 * Fixes nesting that MDX allows and HTML does not: blocks inside paragraphs, paragraphs inside
 * headings or summaries. Also drops the line breaks between blocks, and works in place.
 */
export function repairNesting(tree: Root, compilation: Compilation): void {
  repair(tree, compilation)
  tree.children = wrapLooseText(tree.children as ElementContent[], compilation)
}

/** Wraps text and inline elements outside of any block, as raw HTML may have, in a paragraph. */
function wrapLooseText(nodes: ElementContent[], compilation: Compilation): ElementContent[] {
  const wrapped: ElementContent[] = []
  let open: Element | undefined
  for (const node of nodes) {
    const slot = node.type === "comment" ? slotOf(node.value, compilation) : undefined
    if (isBlock(node, compilation) || isComponent(node) || slot?.kind === "truncate") {
      open = undefined
      wrapped.push(node)
    } else if (open) open.children.push(node)
    else if (!isBlank(node)) {
      open = {
        type: "element",
        tagName: "p",
        properties: {},
        children: [node],
        position: node.position,
      }
      wrapped.push(open)
    }
  }
  return wrapped
}

function repair(parent: Parents, compilation: Compilation): void {
  if (parent.type === "element" && parent.tagName === "table") groupRows(parent)
  const repaired: ElementContent[] = []
  for (const child of parent.children as ElementContent[]) {
    if (child.type !== "element") {
      repaired.push(child)
      continue
    }
    repair(child, compilation)
    const unwrap =
      child.tagName === "p" && parent.type === "element" && phrasingOnly.has(parent.tagName)
    const frames = inline.has(child.tagName) && holdsVideos(child)
    if (unwrap || frames) repaired.push(...child.children)
    else if (
      inline.has(child.tagName) &&
      child.children.some(inner => isBlock(inner, compilation))
    ) {
      const fix = `close it in its own paragraph: \`</${child.tagName}>\``
      const message = `\`<${child.tagName}>\` spans whole paragraphs`
      compilation.reportBreach("overlapping-html", child, message, fix)
      repaired.push(...child.children)
    } else if (child.tagName === "p") repaired.push(...splitParagraph(child, compilation))
    else repaired.push(child)
  }
  parent.children =
    parent.type === "element" && parent.tagName === "pre"
      ? repaired
      : dropBlanks(repaired, parent, compilation)
}

/** Wraps rows that JSX puts directly into a table in a table body, as HTML requires. */
function groupRows(table: Element): void {
  if (!table.children.some(child => child.type === "element" && child.tagName === "tr")) return
  const isRow = (child: ElementContent) => child.type === "element" && child.tagName === "tr"
  const children = table.children.filter(isRow)
  const body: Element = { type: "element", tagName: "tbody", properties: {}, children }
  table.children = [...table.children.filter(child => !isRow(child)), body]
}

function splitParagraph(paragraph: Element, compilation: Compilation): ElementContent[] {
  const filled = paragraph.children.filter(child => !isBlank(child))
  if (filled.length > 0 && filled.every(child => isComponent(child) || isBlock(child, compilation)))
    return filled
  if (!filled.some(child => isBlock(child, compilation) && !isComponent(child)))
    return filled.length > 0 ? [paragraph] : []
  const parts: ElementContent[] = []
  let run: ElementContent[] = []
  const flush = () => {
    if (run.some(child => !isBlank(child))) parts.push({ ...paragraph, children: run })
    run = []
  }
  for (const child of paragraph.children) {
    if (isBlock(child, compilation) && !isComponent(child)) {
      flush()
      parts.push(child)
    } else run.push(child)
  }
  flush()
  return parts
}

function dropBlanks(
  nodes: ElementContent[],
  parent: Parents,
  compilation: Compilation,
): ElementContent[] {
  const inPhrasing = parent.type === "element" && phrasingOnly.has(parent.tagName)
  if (inPhrasing) return nodes
  return nodes.filter((node, index) => {
    if (!isBlank(node)) return true
    const before = nodes[index - 1]
    const after = nodes[index + 1]
    const edge = (neighbour: ElementContent | undefined) =>
      neighbour === undefined || isBlock(neighbour, compilation) || isComponent(neighbour)
    return !(edge(before) || edge(after))
  })
}

/** True for `**<iframe …>**`, which contains only players, since emphasis does not change these. */
function holdsVideos({ children }: Element): boolean {
  const filled = children.filter(child => !isBlank(child))
  return (
    filled.length > 0 &&
    filled.every(child => child.type === "element" && "dataEmbedSrc" in child.properties)
  )
}

function isBlank(node: ElementContent): boolean {
  return node.type === "text" && node.value.trim() === ""
}

function isComponent(node: ElementContent): boolean {
  return node.type === "element" && node.tagName === componentTag
}

function isBlock(node: ElementContent, compilation: Compilation): boolean {
  if (node.type === "comment") {
    const slot = slotOf(node.value, compilation)
    return slot !== undefined && slot.kind !== "math"
  }
  if (node.type !== "element" || node.tagName === "br" || node.tagName === "picture") return false
  // A link is a block if its content is.
  if (node.tagName === "a") return node.children.some(child => isBlock(child, compilation))
  return blockTags.has(node.tagName)
}
