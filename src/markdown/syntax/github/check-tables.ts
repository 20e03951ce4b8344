import type { Nodes, Paragraph, Root, Table } from "mdast"
import { visit } from "unist-util-visit"
import type { Compilation } from "../../compilation"

/** Reports cells outside of any column, and tables whose dashes do not match the first line. */
export function checkTables(tree: Root, compilation: Compilation): void {
  visit(tree, node => {
    if (node.type === "table") checkRows(node, compilation)
    else if (node.type === "paragraph") checkDashes(node, compilation)
  })
}

function checkRows({ align, children }: Table, { reportBreach }: Compilation): void {
  const columns = align?.length ?? 0
  for (const row of children) {
    if (!row.children.slice(columns).some(cell => cell.children.length > 0)) continue
    const message = `the row has ${row.children.length} cells, but the table has ${columns} columns`
    const fix = "write a pipe in a cell as `\\|`, or add a column to the first line and the dashes"
    reportBreach("uneven-table", row, message, fix)
  }
}

const dashes = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/

function checkDashes(node: Paragraph, { source, reportBreach }: Compilation): void {
  if (!holdsPipe(node)) return
  const { start, end } = node.position ?? {}
  const lines = source.slice(start?.offset, end?.offset).split("\n")
  const index = lines.findIndex((line, at) => at > 0 && line.includes("|") && dashes.test(line))
  const [head, below] = [lines[index - 1], lines[index]]
  if (!head?.includes("|") || !below) return
  const message = `the line of dashes has ${cellsOf(below)} cells, but the line above has ${cellsOf(head)}`
  const fix = "write as many `---` as there are columns, with an empty line above the table"
  reportBreach("uneven-table", (start?.line ?? 1) + index, message, fix)
}

const holdsPipe = ({ children }: Paragraph): boolean =>
  children.some((node: Nodes) => node.type === "text" && node.value.includes("|"))

const cellsOf = (line: string) => line.replace(/^[ \t>]*\|?|\|?\s*$/g, "").split(/(?<!\\)\|/).length
