import type { Body, BodyElement } from "../../content/schema/body"
import { escapeAttribute } from "../../lib/escape-html"

export interface Replacements {
  /** Address of `links[index]`, unescaped (it is escaped here). */
  link(index: number): string
  /** HTML of `images[index]`, phrasing content such as `<picture>` or `<img>`. */
  image(index: number): string
}

/** Fills in the marks of file links and images. Does not change the input. */
export function finalizeBody(body: Body, replace: Replacements): Body {
  return joinStrings(
    body.map(node => {
      if (typeof node === "string") return fillHtml(node, replace)
      const children = finalizeBody(node.children, replace)
      if ("component" in node) return { ...node, children }
      return { ...node, attributes: fillAttributes(node.attributes, replace), children }
    }),
  )
}

// `<` is escaped in all text, so a page that writes about these marks cannot forge them.
const marks = /<a href="link:(\d+)"|<!--image:(\d+)-->/g

function fillHtml(html: string, replace: Replacements): string {
  return html.replace(marks, (_, link?: string, image?: string) =>
    link === undefined
      ? replace.image(Number(image))
      : `<a href="${escapeAttribute(replace.link(Number(link)))}"`,
  )
}

function fillAttributes(
  attributes: BodyElement["attributes"],
  replace: Replacements,
): BodyElement["attributes"] {
  const index = /^link:(\d+)$/.exec(String(attributes.href ?? ""))?.[1]
  return index === undefined ? attributes : { ...attributes, href: replace.link(Number(index)) }
}

/** Joins adjacent strings and removes empty ones. */
export function joinStrings(body: Body): Body {
  const joined: Body = []
  for (const node of body) {
    const last = joined.at(-1)
    if (node === "") continue
    if (typeof node === "string" && typeof last === "string")
      joined[joined.length - 1] = last + node
    else joined.push(node)
  }
  return joined
}
