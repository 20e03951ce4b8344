import type { Element, ElementContent } from "hast"
import type { Compilation } from "../compilation"
import { textOf } from "../text/tree-text"
import { markShape } from "./table-shape"

/** Wraps a table in a focusable box that scrolls sideways; `labels` keeps box names unique. */
export function scrollableTable(
  table: Element,
  labels: Map<string, number>,
  compilation: Compilation,
): Element {
  const name = `Table: ${tableName(table, compilation) || "data"}`
  const count = (labels.get(name) ?? 0) + 1
  labels.set(name, count)
  return {
    type: "element",
    tagName: "div",
    properties: {
      className: ["table-scroll", ...(markShape(table, compilation).pairs ? ["pairs"] : [])],
      tabIndex: 0,
      role: "region",
      ariaLabel: count > 1 ? `${name} (${count})` : name,
    },
    children: [table],
  }
}

function tableName(table: Element, compilation: Compilation): string {
  const caption = find(table, "caption")
  if (caption) return textOf(caption.children, compilation)
  const row = find(table, "tr")
  const cells = (row?.children ?? []).filter(cell => cell.type === "element")
  return cells
    .map(cell => textOf([cell], compilation))
    .filter(text => text !== "")
    .join(", ")
    .slice(0, 80)
}

function find(node: Element, tagName: string): Element | undefined {
  for (const child of node.children) {
    if (child.type !== "element") continue
    const found = child.tagName === tagName ? child : find(child, tagName)
    if (found) return found
  }
  return undefined
}

/** Turns alignment into a class and adds scope to column headings; empty headings become cells. */
export function tableCell(cell: Element, inHead: boolean, filled: boolean): void {
  const { align, className, ...rest } = cell.properties
  const classes = Array.isArray(className) ? className : []
  if (align === "left" || align === "right" || align === "center") classes.push(`align-${align}`)
  if (classes.length > 0) rest.className = classes
  if (cell.tagName === "th" && !filled) cell.tagName = "td"
  if (cell.tagName === "th" && inHead && rest.scope === undefined) rest.scope = "col"
  cell.properties = rest
}

/** Labels the checkbox of a task list item with the item's text. */
export function labelTask(item: Element, compilation: Compilation): void {
  const box = findBox(item.children)
  if (!box) return
  const lists = (node: ElementContent) => node.type === "element" && /^[ou]l$/.test(node.tagName)
  const text = textOf(
    item.children.filter(child => !lists(child)),
    compilation,
  )
  box.properties.ariaLabel = text || "Task"
}

function findBox(nodes: readonly ElementContent[]): Element | undefined {
  for (const node of nodes) {
    if (node.type !== "element") continue
    if (node.tagName === "input") return node
    if (node.tagName === "p") return findBox(node.children)
  }
  return undefined
}
