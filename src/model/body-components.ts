import type { Body, BodyComponent, Json } from "../content/schema/body"
import type { Components } from "../content/schema/component"
import * as described from "../content-components/components"

/** The components that authors may write, by name. */
export const components: Components = described

/** Components of a body, in reading order. */
export function componentsIn(body: Body): BodyComponent[] {
  return body.flatMap(node => {
    if (typeof node === "string") return []
    const inner = componentsIn(node.children)
    return "component" in node ? [node, ...inner] : inner
  })
}

/** Addresses of the pictures in a body's components, as written, and the prop that holds each. */
export function componentPictures(body: Body): { src: string; prop: string }[] {
  return componentsIn(body).flatMap(({ component, props }) => {
    const prop = components[component]?.pictures
    return prop ? Object.values(props[prop] as Pictures).map(src => ({ src, prop })) : []
  })
}

/** Pictures by name, such as a color mode. */
export type Pictures = Record<string, string>

/** Copies a body with other props for its components; bodies are shared and must not be mutated. */
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
