import type { Root } from "mdast"
import type { CitationWords } from "../html/citations"
import { listTitle, titleIndex } from "../html/reference-list"
import { type Edit, spanOf } from "./twin-source"

/** Edits that replace citations by their displayed text. */
export function citationEdits(text: string, words: readonly CitationWords[]): Edit[] {
  const starts = lineStarts(text)
  const edits: Edit[] = []
  let from = 0
  for (const { line, written, read } of words) {
    const start = text.indexOf(written, Math.max(from, starts[line - 1] ?? 0))
    if (start < 0) continue
    // A citation that spans two lines still does afterward.
    const kept = written.includes("\n") ? read.replace(/ (?=[^ ]*$)/, "\n") : read
    from = start + written.length
    edits.push({ start, end: from, text: kept })
  }
  return edits
}

const lineStarts = (text: string) => [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]

/**
 * Edits that add the list of references: before the items written by hand, else below their
 * heading, else at the end.
 * @param tree the parsed source, with the list added
 */
export function referenceEdits(tree: Root, items: readonly string[], end: number): Edit[] {
  if (items.length === 0) return []
  const list = items.join("\n")
  const place = titleIndex(tree)
  const heading = tree.children[place] && spanOf(tree.children[place])
  if (!heading) return [{ start: end, end, text: `\n\n## ${listTitle}\n\n${list}` }]
  const written = tree.children[place + 1]
  const first = written && spanOf(written)
  return first && written.type === "list"
    ? [{ start: first.start, end: first.start, text: `${list}\n` }]
    : [{ start: heading.end, end: heading.end, text: `\n\n${list}` }]
}
