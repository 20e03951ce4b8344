import type { Nodes, Root } from "mdast"
import { visit } from "unist-util-visit"

/**
 * Unescapes `\|` in the cells of tables. A pipe in a cell must be escaped; the parser removes the
 * backslash only from text and code.
 */
export function unescapePipes(tree: Root): void {
  visit(tree, "tableCell", cell => visit(cell, unescapeIn))
}

function unescapeIn(node: Nodes): void {
  if (node.type === "inlineMath" || node.type === "html") node.value = plain(node.value)
  // The text of an automatic link is as written, including the backslash.
  if (node.type === "link" && node.children[0]?.type === "text") {
    node.url = plain(node.url)
    node.children[0].value = plain(node.children[0].value)
  }
  if (node.type !== "mdxJsxTextElement" && node.type !== "mdxJsxFlowElement") return
  for (const attribute of node.attributes)
    if (typeof attribute.value === "string") attribute.value = plain(attribute.value)
}

const plain = (text: string) => text.replaceAll("\\|", "|")
