import { markdownText } from "./markdown-text"

/**
 * A table in Markdown.
 * @param numbers true if all columns but the first hold numbers and are right-aligned. Cells are
 * then plain text; otherwise they are Markdown.
 */
export function markdownTable(
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  numbers = false,
): string {
  const textOf = (cell: string | number) =>
    (numbers ? markdownText(String(cell)) : String(cell)).replaceAll("|", "\\|")
  const line = (cells: readonly (string | number)[]) => `| ${cells.map(textOf).join(" | ")} |`
  return [
    line(header),
    line(header.map((_, index) => (numbers && index > 0 ? "---:" : "---"))),
    ...rows.map(line),
  ].join("\n")
}
