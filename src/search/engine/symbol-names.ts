import type { SearchRow } from "./row"

const pattern = /[\p{L}\p{N}]+[+#]+|(?:^|[\s(])\.\p{L}+/gu

/** Names that differ from others in symbols, such as `C++`, `C#` and `.NET`, in lower case. */
export const symbolNames = (text: string): string[] =>
  (text.match(pattern) ?? []).map(name => name.replace(/^[\s(]/, "").toLowerCase())

/** Factors of rows that have the query's names, and of rows with others that differ in symbols. */
const same = 1.5
const other = 0.6

/**
 * Factor that separates names made of the same letters: a query for `C` means neither `C++` nor
 * `C#`.
 */
export function symbolFactor(
  { hierarchy, content }: SearchRow,
  query: { symbolNames: readonly string[]; terms: readonly string[] },
): number {
  const title = Object.values(hierarchy).join(" \n ")
  if (query.symbolNames.length > 0) {
    const names = symbolNames(`${title} \n ${content ?? ""}`)
    return query.symbolNames.every(name => names.includes(name)) ? same : other
  }
  const isOther = symbolNames(title).some(name => query.terms.includes(name.replace(/[+#.]/g, "")))
  return isOther ? other : 1
}
