import type { Body, CompiledPage, Json, LinkReference } from "../../content/schema/body"
import type { Compilation } from "../compilation"

type Lines = NonNullable<CompiledPage["addressLines"]>

/** Links from the `href` props of components, such as a card's, so that they are checked too. */
export function componentLinks(body: Body, lines: Lines = {}): LinkReference[] {
  return body.flatMap(node => {
    if (typeof node === "string") return []
    const inner = componentLinks(node.children, lines)
    const href = "component" in node ? node.props.href : undefined
    if (typeof href !== "string") return inner
    const kind = href.startsWith("/") ? "route" : href.startsWith("#") ? "anchor" : "external"
    const line = Object.hasOwn(lines, href) ? { line: lines[href] } : {}
    return [{ kind, href, ...line }, ...inner]
  })
}

/** Addresses in the props of a page's components, with the first line of each. */
export function addressLinesOf({ placed, components }: Compilation): Lines {
  const lines = new Map<string, number>()
  for (const { name, props, line } of placed) {
    const { pictures } = components[name] ?? {}
    const written = [props.href, ...(pictures ? valuesOf(props[pictures]) : [])]
    for (const address of written)
      if (typeof address === "string" && line !== undefined && !lines.has(address))
        lines.set(address, line)
  }
  return Object.fromEntries(lines)
}

const valuesOf = (value: Json | undefined) =>
  typeof value === "object" && value !== null ? Object.values(value) : []
