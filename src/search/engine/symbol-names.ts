import type { SearchRow } from "./row"

const pattern = /[\p{L}\p{N}]+[+#]+|(?:^|[\s(])\.\p{L}+/gu

/** Names that a text tells from others by symbols, such as `C++`, `C#` and `.NET`, in small letters. */
export const symbolNames = (text: string): string[] =>
  (text.match(pattern) ?? []).map(name => name.replace(/^[\s(]/, "").toLowerCase())

/** Factors of a row that has the names of the query, and of one that has others with the same letters. */
const same = 1.5
const other = 0.6

/** Tells names apart that are the same words: a query `C` means neither `C++` nor `C#`. */
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
