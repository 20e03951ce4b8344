import type { Root } from "mdast"
import type { Compilation } from "../compilation"
import type { CitationWords } from "../html/citations"
import { withCitations, withReferences } from "./cite-in-twin"
import { withCode } from "./code-in-twin"
import { withoutComponents } from "./plain-components"

/**
 * The Markdown as written, without imports and truncate mark, and with components told in plain Markdown: what
 * the `.md` twin of a page shows.
 */
export function markdownTwin(
  body: string,
  bodyLine: number,
  tree: Root,
  components: Compilation["checked"],
  citations: readonly CitationWords[] = [],
  references: readonly string[] = [],
): string {
  const cited = withCitations(body.split(/\r?\n/), citations, bodyLine)
  const lines = withReferences(withCode(cited, tree, bodyLine), references, tree, bodyLine)
  for (const node of tree.children) {
    if (node.type !== "mdxjsEsm" || !node.position) continue
    const { start, end } = node.position
    lines.fill("", start.line - bodyLine, end.line - bodyLine + 1)
  }
  const text = withoutComponents(lines, tree, bodyLine, components)
    .join("\n")
    .replace(/^[ \t]*(?:<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\})[ \t]*$\n?/gm, "")
  return `${text.replace(/\n{3,}/g, "\n\n").trim()}\n`
}
