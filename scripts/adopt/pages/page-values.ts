import { join } from "node:path"
import { readCode, startReading } from "../static-module/read-module"
import type { Value } from "../static-module/value"

/** Values that the expressions of a page can use. */
export interface PageValues {
  /** Result of an expression; undefined if it is known only at run time. */
  valueOf(code: string): { value: Value } | undefined
}

/**
 * @param file path of the page below `root`
 * @param statements imports and exports of the page
 * @param known values by name, such as `frontMatter` and `props`
 */
export function pageValues(
  root: string,
  file: string,
  statements: string,
  known: Record<string, Value>,
): PageValues {
  const constants = Object.entries(known).map(
    ([name, value]) => `const ${name} = ${JSON.stringify(value ?? null)};\n`,
  )
  const before = `${constants.join("")}${statements}\n`
  return {
    valueOf(code) {
      const reading = startReading(root)
      const value = readCode(
        join(root, `${file}.tsx`),
        `${before};export default (${code}\n)`,
        reading,
      )
      return reading.unread.length > 0 ? undefined : { value }
    },
  }
}

/** Text that React shows for a value, or undefined for objects. */
export function shownText(value: Value): string | undefined {
  if (Array.isArray(value)) {
    const parts = value.map(shownText)
    return parts.every(part => part !== undefined) ? parts.join("") : undefined
  }
  if (value === undefined || value === null || typeof value === "boolean") return ""
  return typeof value === "object" ? undefined : String(value)
}

/** Escapes a text so that Markdown and MDX show it as it is. */
export const asMarkdown = (text: string): string => text.replace(/[\\`*_{}[\]<>#|~$]/g, "\\$&")

/** Comment that contains code, with spaces inside double braces and ends of comments. */
export const comment = (code: string): string =>
  `{/* ${code.replaceAll("*/", "* /").replaceAll("{{", "{ {").replaceAll("}}", "} }").replaceAll("-->", "-- >")} */}`

export const firstLineOf = (code: string): string => code.trim().split("\n")[0]?.slice(0, 60) ?? ""
