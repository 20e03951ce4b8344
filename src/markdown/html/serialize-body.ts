import type { Element, ElementContent, Root, RootContent } from "hast"
import { toHtml } from "hast-util-to-html"
import type { Body, BodyElement } from "../../content/schema/body"
import type { Compilation } from "../compilation"
import { slotOf } from "../text/tree-text"
import { componentTag } from "./allowed-html"
import { joinStrings } from "./finalize-body"

/** Converts a tree to a body: strings of HTML, and objects only for parents of components. */
export function serializeBody(tree: Root, compilation: Compilation): Body {
  return joinStrings(serializeAll(tree.children, compilation))
}

const htmlOptions = {
  allowDangerousHtml: true,
  characterReferences: { useNamedReferences: true },
}

/** Elements that allow only certain children, so not the box around a string of HTML. */
const structured = new Set("ul ol dl table colgroup thead tbody tfoot tr".split(" "))

function serializeAll(
  nodes: readonly (ElementContent | RootContent)[],
  compilation: Compilation,
  isStructured = false,
): Body {
  const body: Body = []
  for (const node of nodes) {
    const isWhole = node.type !== "element" || !(isStructured || holdsComponent(node))
    if (isWhole) {
      const isBlank = isStructured && node.type === "text" && node.value.trim() === ""
      if (!isBlank) body.push(toHtml(withSlots(node, compilation), htmlOptions))
      continue
    }
    const within = structured.has(node.tagName)
    const children = joinStrings(serializeAll(node.children, compilation, within))
    const placed = compilation.placed[Number(node.properties.dataIndex)]
    if (node.tagName !== componentTag)
      body.push({ tag: node.tagName, attributes: attributesOf(node), children })
    else if (placed) body.push({ component: placed.name, props: placed.props, children })
  }
  return body
}

function holdsComponent(node: Element): boolean {
  if (node.tagName === componentTag) return true
  return node.children.some(child => child.type === "element" && holdsComponent(child))
}

type Node = ElementContent | RootContent

/** Replaces comments that represent slots by their HTML; image marks stay comments. */
function withSlots(node: Node, compilation: Compilation): Node {
  if (node.type === "comment") {
    const slot = slotOf(node.value, compilation)
    return slot ? { type: "raw", value: slot.html } : node
  }
  if (node.type !== "element") return node
  return {
    ...node,
    children: node.children.map(child => withSlots(child, compilation) as ElementContent),
  }
}

const irregular: Record<string, string> = {
  className: "class",
  htmlFor: "for",
  httpEquiv: "http-equiv",
}

function attributesOf({ properties }: Element): BodyElement["attributes"] {
  const attributes: BodyElement["attributes"] = {}
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue
    attributes[attributeName(name)] =
      value === true ? true : Array.isArray(value) ? value.join(" ") : String(value)
  }
  return attributes
}

function attributeName(property: string): string {
  const known = irregular[property]
  if (known) return known
  if (/^(?:data|aria)[A-Z]/.test(property)) {
    const separator = property.startsWith("aria") ? "" : "-"
    const words = property
      .slice(4)
      .replace(
        /[A-Z]/g,
        (letter, at: number) => `${at === 0 ? "" : separator}${letter.toLowerCase()}`,
      )
    return `${property.slice(0, 4)}-${words}`
  }
  return property.toLowerCase()
}
