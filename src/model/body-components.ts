import type { Body, BodyComponent, Json } from "../content/schema/body"
import type { Components } from "../content/schema/component"
import * as described from "../content-components/components"

/** The components that authors may write, by name. */
export const components: Components = described

/** The components of a body, in reading order. */
export function componentsIn(body: Body): BodyComponent[] {
  return body.flatMap(node => {
    if (typeof node === "string") return []
    const inner = componentsIn(node.children)
    return "component" in node ? [node, ...inner] : inner
  })
}

/** Addresses of the pictures that a body's components show, as they are written, with the prop that holds them. */
export function componentPictures(body: Body): { src: string; prop: string }[] {
  return componentsIn(body).flatMap(({ component, props }) => {
    const prop = components[component]?.pictures
    return prop ? Object.values(props[prop] as Pictures).map(src => ({ src, prop })) : []
  })
}

/** Pictures by name, for example by colour mode. */
export type Pictures = Record<string, string>

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
