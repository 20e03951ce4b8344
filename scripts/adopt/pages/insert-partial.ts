import { posix } from "node:path"
import { type Context, inContainer } from "./context-of"

/** A rewritten Markdown file and the page that shows it. */
export interface Partial {
  page: string
  path: string
  text: string
  /** Imports that its text needs, by local name. */
  imports: ReadonlyMap<string, string>
  /** Collects the imports that the page needs. */
  needed: Map<string, string>
}

/** Relative paths of files in Markdown, in elements, and in imports. */
const relativePath =
  /(\]\(<?|\]:[ \t]*<?|\b(?:src|href)=["']|require\(["']|\bfrom\s+["'])(\.{1,2}\/[^)"'\s>]+)/g

/**
 * Text of a partial that replaces its element. In a list or a quotation, all its lines stay in it;
 * within a line of text, only a partial of one paragraph stays in that line.
 */
export function insertPartial(partial: Partial, context: Context, before: string): string {
  const moved = (text: string) =>
    text.replace(relativePath, (_, opening: string, target: string) => {
      const from = posix.join(posix.dirname(partial.path), target)
      const path = posix.relative(posix.dirname(partial.page), from)
      return `${opening}${path.startsWith(".") ? path : `./${path}`}`
    })
  for (const [name, code] of partial.imports)
    if (!partial.needed.has(name)) partial.needed.set(name, moved(code))
  const text = moved(partial.text).trim()
  if (context === "block") return inContainer(text.split("\n"), before)
  const isParagraph = !/\n\s*\n|^\s*(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|>|:::|```|~~~|\||<[A-Z])/.test(
    text,
  )
  if (isParagraph || context === "cell") return text.replace(/\s*\n\s*/g, " ")
  return `\n\n${text}\n\n`
}
