import type { Element } from "hast"
import type { Compilation } from "../compilation"
import { textOf } from "../text/tree-text"

/**
 * Length from which text in a column wraps, and from which the second of two columns is an
 * explanation, in characters.
 */
const longText = 24
const explanation = 40

/**
 * Marks columns whose text wraps by the class `long` on their first cell, since the style sheet
 * cannot detect them. `pairs` is true for a list of names with an explanation each, which phones
 * show as a list.
 */
export function markShape(table: Element, compilation: Compilation): { pairs: boolean } {
  const rows = rowsOf(table)
  const [first = [], ...others] = rows
  const longest = first.map((_, column) =>
    Math.max(
      0,
      ...others.map(row => {
        const cell = row[column]
        return cell ? textOf(cell.children, compilation).length : 0
      }),
    ),
  )
  for (const [column, cell] of first.entries()) {
    if ((longest[column] ?? 0) > longText) cell.properties.className = [...classesOf(cell), "long"]
  }
  const [name = 0, text = 0] = longest
  const regular = rows.every(row => row.length === 2)
  return { pairs: regular && name < text && text > explanation }
}

const classesOf = ({ properties: { className } }: Element) =>
  Array.isArray(className) ? className : []

function rowsOf(node: Element): Element[][] {
  const elements = node.children.filter(child => child.type === "element")
  return elements.flatMap(child =>
    child.tagName === "tr"
      ? [child.children.filter(isCell)]
      : child.tagName === "td"
        ? []
        : rowsOf(child),
  )
}

const isCell = (node: Element["children"][number]): node is Element =>
  node.type === "element" && (node.tagName === "td" || node.tagName === "th")
