import type { Body } from "../../content/schema/body"
import { escapeAttribute } from "../../lib/escape-html"

/**
 * Returns a copy of a body with replaced link addresses. Bodies are shared, so they are never
 * changed in place.
 * @param repairs replacements by the address in the finished body; a link without address, which
 *   is plain text, for an empty one
 */
export function repairLinks(body: Body, repairs: ReadonlyMap<string, string> = new Map()): Body {
  if (repairs.size === 0) return body
  return body.map(node => {
    if (typeof node === "string") return repairHtml(node, repairs)
    const children = repairLinks(node.children, repairs)
    if ("component" in node) return { ...node, props: withHref(node.props, repairs), children }
    const attributes = withHref(node.attributes, repairs)
    if (repairs.get(String(attributes.href)) === "") delete attributes.href
    return { ...node, attributes, children }
  })
}

function repairHtml(html: string, repairs: ReadonlyMap<string, string>): string {
  return html.replace(/<a href="([^"]+)"/g, (whole, written: string) => {
    const instead = repairs.get(unescapeAttribute(written))
    if (instead === "") return "<a"
    return instead === undefined ? whole : `<a href="${escapeAttribute(instead)}"`
  })
}

function withHref<Values extends Record<string, unknown>>(
  values: Values,
  repairs: ReadonlyMap<string, string>,
): Values {
  const instead = repairs.get(String(values.href))
  // A component draws a link anyway.
  return { ...values, ...(instead && { href: instead }) }
}

const unescapeAttribute = (text: string) =>
  text.replaceAll("&lt;", "<").replaceAll("&quot;", '"').replaceAll("&amp;", "&")
