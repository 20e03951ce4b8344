import type { Blockquote, Parents, PhrasingContent, Root } from "mdast"
import type { ContainerDirective } from "mdast-util-directive"
import { visit } from "unist-util-visit"
import type { Compilation } from "../../compilation"
import { admonitionKindOf } from "../admonitions"

/** Matches `[!NOTE]`, in any case, with Obsidian's sign for a collapsible box. */
const marker = /^\[!([A-Za-z][\w-]*)\]([+-]?)[ \t]*/

/**
 * Turns GitHub alerts into admonitions: quotes that begin with `[!NOTE]`, optionally with a title
 * after it, as in other tools.
 * @param source the text that the tree was parsed from
 */
export function readAlerts(parent: Root | Parents, source: string): void {
  for (const [index, node] of parent.children.entries()) {
    const alert = node.type === "blockquote" ? alertOf(node, source) : undefined
    if (alert) parent.children[index] = alert
    const inner = alert ?? node
    if ("children" in inner) readAlerts(inner, source)
  }
}

function alertOf(quote: Blockquote, source: string): ContainerDirective | undefined {
  const [first, ...others] = quote.children
  const [text, ...inline] = first?.type === "paragraph" ? first.children : []
  // An escaped bracket is literal text.
  if (!first || text?.type !== "text" || source[text.position?.start.offset ?? 0] !== "[") return
  const [written, word = "", fold = ""] = marker.exec(text.value) ?? []
  if (written === undefined) return
  const value = text.value.slice(written.length)
  const { title, body } = splitAtLineEnd([{ ...text, value }, ...inline], source)
  const { position } = first
  return {
    type: "containerDirective",
    name: word.toLowerCase(),
    data: { alert: `> [!${word}]${fold}` },
    children: [
      ...(title.length > 0
        ? [
            {
              type: "paragraph" as const,
              data: { directiveLabel: true },
              children: title,
              position,
            },
          ]
        : []),
      ...(body.length > 0
        ? [{ type: "paragraph" as const, children: body, position: from(body[0], position) }]
        : []),
      ...others,
    ],
    position: quote.position,
  }
}

/** Splits the content into the rest of the first line and the lines below it. */
function splitAtLineEnd(nodes: readonly PhrasingContent[], source: string) {
  const title: PhrasingContent[] = []
  for (const [index, node] of nodes.entries()) {
    const rest = nodes.slice(index + 1)
    if (node.type === "break") return { title, body: rest }
    const end = node.type === "text" ? node.value.indexOf("\n") : -1
    if (node.type !== "text" || end < 0) {
      if (node.type !== "text" || node.value !== "") title.push(node)
      continue
    }
    const value = node.value.slice(0, end).trimEnd()
    if (value !== "") title.push({ ...node, value })
    const { position } = node
    const below = position && {
      ...position,
      start: {
        line: position.start.line + 1,
        column: 1,
        offset: source.indexOf("\n", position.start.offset) + 1,
      },
    }
    return {
      title,
      body: [{ ...node, value: node.value.slice(end + 1), position: below }, ...rest],
    }
  }
  return { title, body: [] }
}

const from = (
  first: PhrasingContent | undefined,
  whole: Blockquote["position"],
): Blockquote["position"] =>
  first?.position && whole ? { ...whole, start: first.position.start } : whole

const strayMarker = /^[\s>]*(?:\*\*|__)?\[! ?(\w+)\]/

/** Reports markers such as `[!NOTE]` that begin a line but not a quote, and so are only text. */
export function reportStrayMarkers(tree: Root, { source, reportBreach }: Compilation): void {
  visit(tree, "paragraph", ({ data, position }) => {
    if (!position || (data && "directiveLabel" in data)) return
    const lines = source.slice(position.start.offset, position.end.offset).split("\n")
    for (const [index, line] of lines.entries()) {
      const [, word = ""] = strayMarker.exec(line) ?? []
      if (!admonitionKindOf(word.toLowerCase())) continue
      const message = `\`[!${word}]\` does not begin a quote, so it is plain text`
      const fix = `write \`> [!${word.toUpperCase()}]\` below an empty line, or \`\\[!${word}]\` for plain brackets`
      reportBreach("unknown-admonition", position.start.line + index, message, fix)
    }
  })
}
