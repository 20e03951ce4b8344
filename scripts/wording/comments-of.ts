import ts from "typescript"

/** One comment of a source file, or several line comments that stand directly below each other. */
export interface Comment {
  /** Text without comment marks; lines are joined by a space. */
  text: string
  /** One-based line of its start. */
  line: number
  isDocstring: boolean
}

/** Directives to tools, and the license lines of other projects. */
const directive =
  /^(?:biome-ignore|@ts-|@jest-environment|@vitest|webpack\w+:|#__PURE__|prettier-|istanbul|eslint)/

/**
 * Comments of a TypeScript or style-sheet file, without directives to tools.
 * @param name file name, from which the language follows
 */
export function commentsOf(name: string, source: string): Comment[] {
  const ranges = name.endsWith(".css") ? cssRanges(source) : scriptRanges(name, source)
  const comments: (Comment & { end: number; isLine: boolean })[] = []
  for (const [start, end] of ranges) {
    const raw = source.slice(start, end)
    const line = source.slice(0, start).split("\n").length
    const isLine = raw.startsWith("//")
    const text = raw
      .replace(/^\/\*\*?|\*\/$|^\/\/+/g, "")
      .replace(/^[ \t]*\*[ \t]?/gm, "")
      .trim()
    if (directive.test(text)) continue
    const last = comments.at(-1)
    if (isLine && last?.isLine && /^\n[ \t]*$/.test(source.slice(last.end, start))) {
      last.text += `\n${text}`
      last.end = end
    } else comments.push({ text, line, isDocstring: raw.startsWith("/**"), end, isLine })
  }
  return comments.map(({ text, line, isDocstring }) => ({ text, line, isDocstring }))
}

const cssRanges = (source: string) =>
  [...source.matchAll(/\/\*[\s\S]*?\*\//g)].map(
    ({ index, 0: all }) => [index, index + all.length] as const,
  )

/** Walks the tokens of the tree, because a scanner alone takes `/` in JSX text for a comment. */
function scriptRanges(name: string, source: string): (readonly [number, number])[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true)
  const found = new Map<number, number>()
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.JsxText) return
    for (const { pos, end } of ts.getLeadingCommentRanges(source, node.getFullStart()) ?? [])
      found.set(pos, end)
    for (const { pos, end } of ts.getTrailingCommentRanges(source, node.getEnd()) ?? [])
      found.set(pos, end)
    for (const child of node.getChildren(file)) if (!ts.isJSDoc(child)) visit(child)
  }
  visit(file)
  return [...found].sort(([a], [b]) => a - b)
}
