import { compareText } from "../problem"
import type { Body, BodyComponent, Json } from "../schema/body"

/** Whether a component stands anywhere in a body. */
export function usesComponent(body: Body, name: string): boolean {
  return componentsNamed(body, name).length > 0
}

/** The components of a name in a body, in reading order. */
export function componentsNamed(body: Body, name: string): BodyComponent[] {
  return body.flatMap(node => {
    if (typeof node === "string") return []
    const inner = componentsNamed(node.children, name)
    return "component" in node && node.component === name ? [node, ...inner] : inner
  })
}

/** Names of all components in a body, each once, from A to Z. */
export function componentNames(body: Body): string[] {
  const names = new Set<string>()
  const visit = (nodes: Body) => {
    for (const node of nodes) {
      if (typeof node === "string") continue
      if ("component" in node) names.add(node.component)
      visit(node.children)
    }
  }
  visit(body)
  return [...names].sort(compareText)
}

/** A body whose components have other props. Bodies are shared, so that none is changed in its place. */
export function withProps(
  body: Body,
  propsOf: (component: BodyComponent) => Record<string, Json>,
): Body {
  return body.map(node => {
    if (typeof node === "string") return node
    const children = withProps(node.children, propsOf)
    return "component" in node ? { ...node, children, props: propsOf(node) } : { ...node, children }
  })
}
