import type { Root } from "mdast"

/** The Markdown as written, without imports and truncate mark: what the `.md` twin of a page shows. */
export function markdownTwin(body: string, bodyLine: number, tree: Root): string {
  const dropped = new Set<number>()
  for (const node of tree.children) {
    if (node.type !== "mdxjsEsm" || !node.position) continue
    for (let line = node.position.start.line; line <= node.position.end.line; line++)
      dropped.add(line - bodyLine)
  }
  const lines = body.split(/\r?\n/).filter((_, index) => !dropped.has(index))
  const text = lines
    .join("\n")
    .replace(/^[ \t]*(?:<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\})[ \t]*$\n?/gm, "")
  return `${text.replace(/\n{3,}/g, "\n\n").trim()}\n`
}
