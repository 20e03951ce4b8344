import type { Root } from "mdast"
import type { CitationWords } from "../html/citations"
import { listTitle, titleIndex } from "../html/reference-list"

/** Lines of a Markdown source with its citations as read. The number of lines stays. */
export function withCitations(
  lines: readonly string[],
  words: readonly CitationWords[],
  firstLine: number,
): string[] {
  let text = lines.join("\n")
  let from = 0
  for (const { line, written, read } of words) {
    const lineStart = startOf(text, line - firstLine)
    const at = text.indexOf(written, Math.max(from, lineStart))
    if (at < 0) continue
    // A citation that runs over a line end goes on doing so.
    const kept = written.includes("\n") ? read.replace(/ (?=[^ ]*$)/, "\n") : read
    text = text.slice(0, at) + kept + text.slice(at + written.length)
    from = at + kept.length
  }
  return text.split("\n")
}

function startOf(text: string, line: number): number {
  let start = 0
  for (let count = 0; count < line; count++) start = text.indexOf("\n", start) + 1
  return start
}

/**
 * Lines with the list of references: in front of the items written by hand, else at the end. The new lines stand
 * within an old one, so that positions in the source still hold.
 * @param tree the source as parsed, with the list added
 */
export function withReferences(
  lines: readonly string[],
  items: readonly string[],
  tree: Root,
  firstLine: number,
): string[] {
  if (items.length === 0) return [...lines]
  const place = titleIndex(tree)
  const heading = tree.children[place]?.position
  if (!heading) return [...lines, "", `## ${listTitle}`, "", ...items]
  const list = tree.children[place + 1]?.position
  const first = list && list.start.line - firstLine
  return lines.map((line, at) => {
    if (first === undefined)
      return at === heading.start.line - firstLine ? [line, "", ...items].join("\n") : line
    return at === first ? [...items, line].join("\n") : line
  })
}
