import type { Element, ElementContent, Root, RootContent } from "hast"
import { toHtml } from "hast-util-to-html"
import type { Body, BodyElement } from "../../content/schema/body"
import type { Compilation } from "../compilation"
import { slotOf } from "../text/tree-text"
import { componentTag } from "./allowed-html"
import { joinStrings } from "./finalize-body"

/** Tree -> body: strings of HTML, and objects only where a component stands inside. */
export function serializeBody(tree: Root, compilation: Compilation): Body {
  return joinStrings(serializeAll(tree.children, compilation))
}

const htmlOptions = {
  allowDangerousHtml: true,
  characterReferences: { useNamedReferences: true },
}

function serializeAll(
  nodes: readonly (ElementContent | RootContent)[],
  compilation: Compilation,
): Body {
  const body: Body = []
  for (const node of nodes) {
    if (node.type !== "element" || !holdsComponent(node)) {
      body.push(toHtml(withSlots(node, compilation), htmlOptions))
    } else if (node.tagName === componentTag) {
      const placed = compilation.placed[Number(node.properties.dataIndex)]
      const children = joinStrings(serializeAll(node.children, compilation))
      if (placed) body.push({ component: placed.name, props: placed.props, children })
    } else {
      const children = joinStrings(serializeAll(node.children, compilation))
      body.push({ tag: node.tagName, attributes: attributesOf(node), children })
    }
  }
  return body
}

function holdsComponent(node: Element): boolean {
  if (node.tagName === componentTag) return true
  return node.children.some(child => child.type === "element" && holdsComponent(child))
}

type Node = ElementContent | RootContent

/** Comments that stand for slots become their HTML; image marks stay comments. */
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
