import type { Body } from "./body"

/** Whether a component stands anywhere in a body. */
export function usesComponent(body: Body, name: string): boolean {
  return body.some(
    node =>
      typeof node !== "string" &&
      (("component" in node && node.component === name) || usesComponent(node.children, name)),
  )
}
