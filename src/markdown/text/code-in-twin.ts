import type { Root } from "mdast"
import { visit } from "unist-util-visit"
import { readCodeMeta } from "../syntax/code-meta"

/**
 * Lines of a Markdown source whose fences hold the code that they name. The code stands within the fence's first line,
 * so that positions in the source still hold.
 */
export function withCode(lines: readonly string[], tree: Root, firstLine: number): string[] {
  const result = [...lines]
  visit(tree, "code", ({ meta, value, position }) => {
    if (readCodeMeta(meta).file === undefined || value === "" || !position) return
    const at = position.start.line - firstLine
    const fence = result[at] ?? ""
    const indent = /^[ \t>]*/.exec(fence)?.[0] ?? ""
    const opening = fence.replace(/ (?:file|region)=(?:"[^"]*"|'[^']*'|\S+)/g, "")
    result[at] = [opening, ...value.split("\n").map(line => `${indent}${line}`)].join("\n")
  })
  return result
}
