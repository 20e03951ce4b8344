import type { Body, LinkReference } from "../../content/schema/body"

/** Links that components make of their `href` prop, such as a card's, so that they are checked like all others. */
export function componentLinks(body: Body): LinkReference[] {
  return body.flatMap(node => {
    if (typeof node === "string") return []
    const inner = componentLinks(node.children)
    const href = "component" in node ? node.props.href : undefined
    if (typeof href !== "string") return inner
    const kind = href.startsWith("/") ? "route" : href.startsWith("#") ? "anchor" : "external"
    return [{ kind, href }, ...inner]
  })
}
