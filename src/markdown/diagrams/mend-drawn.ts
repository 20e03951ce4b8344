import type { DefaultTreeAdapterTypes } from "parse5"
import { arrowHeads } from "./hidden-characters"

export type Node = DefaultTreeAdapterTypes.ChildNode
export type Element = DefaultTreeAdapterTypes.Element

/** Id of the marker for an arrow that ends in a cross. */
export const crossHead = "seq-cross"

/** Corrects mistakes of the drawing program. Works in place. */
export function mendDrawn(element: Element, parent: Node | undefined): void {
  const group = parent && isElement(parent) ? attributeOf(parent, "class") : undefined
  const add = (name: string, value: string) => element.attrs.push({ name, value })
  const change = (name: string, by: number) => {
    const found = element.attrs.find(each => each.name === name)
    if (found) found.value = String(Number(found.value) + by)
  }
  switch (`${group} ${element.tagName}`) {
    case "node rect":
      // Rounded corners, like other boxes of the site.
      if (attributeOf(element, "rx") === "0") add("rx", "4")
      break
    case "edge-label rect":
      // The background is so tall that the line seems to end above the words.
      change("y", 6)
      change("height", -12)
      break
    case "block rect":
      // The rectangle behind the block's name is too short for our font.
      if (attributeOf(element, "height") === "18") change("width", 8)
      break
    case "message line":
    case "message polyline":
    case "message path": {
      const head = element.attrs.find(({ name }) => name === "marker-end")
      const label = attributeOf(parent as Element, "data-label") ?? ""
      if (head && label.endsWith(arrowHeads.none)) head.value = ""
      if (head && label.endsWith(arrowHeads.cross)) head.value = `url(#${crossHead})`
      break
    }
    case "message text":
      // Words overlap other lines.
      add("stroke", "var(--bg)")
      add("stroke-width", "4")
      add("paint-order", "stroke")
  }
  // These markers would lie below the box that they belong to.
  if (/^cls-(?:composition|aggregation)$/.test(attributeOf(element, "id") ?? "")) change("refX", 12)
}

export const isElement = (node: Node): node is Element => "tagName" in node

export const attributeOf = (element: Element | undefined, name: string) =>
  element?.attrs.find(each => each.name === name)?.value
