import type { Code, Root } from "mdast"
import { visit } from "unist-util-visit"
import type { Compilation } from "../compilation"
import { markedCode, readCodeMeta } from "./code-meta"

/** Reports code marks without effect: nonexistent lines, and lines both added and removed. */
export function checkCodeMarks(tree: Root, compilation: Compilation): void {
  visit(tree, "code", node => checkMarks(node, compilation))
}

function checkMarks(node: Code, { report, reportBreach }: Compilation): void {
  const meta = readCodeMeta(node.meta)
  for (const word of meta.unknown) {
    const message = `\`${word}\` has no meaning after the language of a fence`
    const fix = 'write `title="a.js"`, `{1,4-6}`, `showLineNumbers`, or remove it'
    reportBreach("unknown-fence-word", node, message, fix)
  }
  const { code, marked } = markedCode(node.value, meta)
  const count = code.split("\n").length
  const beyond = Math.max(0, ...marked.highlight)
  if (beyond > count) {
    const message = `line ${beyond} is marked, and the code has ${count}`
    const fix = `mark lines from 1 to ${count}, for example \`{1}\``
    reportBreach("unknown-fence-word", node, message, fix)
  }
  for (const [written, mark, ranges = ""] of (node.meta ?? "").matchAll(
    /\b(added|removed|focus)=(\S*)/g,
  )) {
    const lines = meta.marked[mark as "added" | "removed" | "focus"]
    const last = Math.max(...lines)
    const fix = `write \`${mark}={2,4-6}\`, with lines from 1 to ${count}`
    if (lines.size === 0 || !ranges.endsWith("}"))
      reportBreach("unknown-fence-word", node, `\`${written}\` names no lines`, fix)
    else if (last > count) {
      const message = `\`${written}\` names line ${last}, and the code has ${count}`
      reportBreach("unknown-fence-word", node, message, fix)
    }
  }
  const both = [...marked.added].find(line => marked.removed.has(line))
  if (both !== undefined) {
    const message = `line ${both} is marked as added and as removed`
    report(node, message, "remove it from one of them; write a changed line twice, old and new")
  }
}
