import type { Code, Nodes, Root } from "mdast"
import { visit } from "unist-util-visit"
import type { Prose } from "../../content/schema/body"
import type { Compilation } from "../compilation"
import { takeNames } from "../diagrams/diagram-names"
import { diagramLanguage } from "../diagrams/render-diagram"
import { readCodeMeta } from "../syntax/code-meta"

/** Props of components that contain sentences for readers. */
const proseProps = new Set([
  "title",
  "caption",
  "alt",
  "summary",
  "label",
  "source",
  "xLabel",
  "yLabel",
])

/** Replaces a formula, code or a citation, so that no phrase can span one. */
const gap = "\uFFFC"

/** Texts that the author wrote for readers, in order: no code, formulas, addresses or key names. */
export function proseOf(tree: Root): Prose[] {
  const found: Prose[] = []
  visit(tree, node => {
    const line = node.position?.start.line ?? 1
    const add = (text: string, field?: string, at = line) => {
      if (/\p{L}/u.test(text)) found.push({ text, line: at, ...(field && { field }) })
    }
    switch (node.type) {
      case "heading":
        // Removes the author's id, which is an address.
        add(textWithin(node, line).replace(/\s*\{#[^\s{}]+\}\s*$/, ""))
        break
      case "paragraph":
      case "tableCell":
        add(textWithin(node, line))
        break
      case "image":
        add(node.alt ?? "", "alt")
        break
      case "code":
        for (const words of wordsOfDiagram(node)) add(words, "diagram")
        break
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement":
        for (const attribute of node.attributes) {
          if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value !== "string") continue
          if (proseProps.has(attribute.name))
            add(attribute.value, attribute.name, attribute.position?.start.line)
        }
    }
  })
  return found
}

/** Texts within the props of a page's components, which the component's description extracts. */
export function proseOfProps({
  checked,
  source,
}: Pick<Compilation, "checked" | "source">): Prose[] {
  const lines = source.split("\n")
  return [...checked].flatMap(([node, { component, props }]) => {
    const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 1 } }
    return (component.texts?.(props) ?? [])
      .filter(text => /\p{L}/u.test(text))
      .map(text => {
        const at = lines.slice(start.line - 1, end.line).findIndex(line => line.includes(text))
        return { text, line: start.line + Math.max(at, 0) }
      })
  })
}

/** Title and description of a diagram; its labels are names. */
function wordsOfDiagram({ lang, meta, value }: Code): string[] {
  if (lang !== diagramLanguage) return []
  const { title, name, description } = takeNames(value).names
  return [readCodeMeta(meta).title ?? title, name, description].flatMap(words => words ?? [])
}

/** Text of a block with the line breaks of the file, so that a match has a line number. */
function textWithin(block: Nodes, start: number): string {
  let text = ""
  let line = start
  const add = (piece: string) => {
    text += piece
    line += piece.split("\n").length - 1
  }
  const walk = (node: Nodes) => {
    // Omitted text in between, such as a long address, may contain line breaks.
    const from = node.position?.start.line ?? line
    if (from > line) add("\n".repeat(from - line))
    if (node.type === "text") add(node.value.replace(/\[[^\]]*@[^\]]*\]/g, blank))
    else if ("children" in node) node.children.forEach(walk)
    else if (node.type !== "break") add(gap)
  }
  walk(block)
  return text
}

/** Replaces a citation by a gap, but keeps its line breaks. */
const blank = (citation: string) => gap + "\n".repeat(citation.split("\n").length - 1)
