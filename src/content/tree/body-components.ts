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
