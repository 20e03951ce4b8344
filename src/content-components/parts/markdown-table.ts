/**
 * A table in Markdown; what stands in its cells is Markdown already.
 * @param numbers whether all columns but the first hold numbers, which stand at the right
 */
export function markdownTable(
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  numbers = false,
): string {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map(cell => String(cell).replaceAll("|", "\\|")).join(" | ")} |`
  return [
    line(header),
    line(header.map((_, index) => (numbers && index > 0 ? "---:" : "---"))),
    ...rows.map(line),
  ].join("\n")
}
