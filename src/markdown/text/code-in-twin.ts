import type { Code } from "mdast"
import { readCodeMeta } from "../syntax/code-meta"

/**
 * Returns a fence that names a file as Markdown with the code of that file; undefined for other
 * fences, which stay the same.
 * @param written the fence in the source
 */
export function codeFence({ meta, value }: Code, written: string): string | undefined {
  if (readCodeMeta(meta).file === undefined || value === "") return undefined
  const [opening = ""] = written.split(/\r?\n/, 1)
  const [mark = "```"] = /^(?:`{3,}|~{3,})/.exec(opening) ?? []
  const words = opening.slice(mark.length).replace(/ (?:file|region)=(?:"[^"]*"|'[^']*'|\S+)/g, "")
  return fenced(value, words, mark)
}

/** Returns code as a fence that is longer than any run of its marks in the code. */
export function fenced(code: string, words: string, mark = "```"): string {
  const rows = code.match(new RegExp(`${mark.charAt(0)}{3,}`, "g")) ?? []
  const length = rows.reduce((most, row) => Math.max(most, row.length + 1), mark.length)
  const fence = mark.charAt(0).repeat(length)
  return `${fence}${words}\n${code}\n${fence}`
}
