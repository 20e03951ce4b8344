import type { Element } from "hast"
import { toHtml } from "hast-util-to-html"
import rehypeRaw from "rehype-raw"
import { unified } from "unified"
import { SKIP, visit } from "unist-util-visit"

const parser = unified().use(rehypeRaw)

/** Attributes that contain an address. */
const addressAttributes = ["href", "src", "poster", "cite"] as const

/** Elements that work only inside a page of the site, omitted from text read elsewhere. */
const onlyOnThePage = new Set(["script", "style", "button", "template", "noscript"])

/**
 * HTML of an article for use outside the site: all addresses (including those in `srcset`)
 * absolute, without scripts, buttons, classes and data attributes.
 * @param pageUrl absolute address of the page, against which `#anchors` and relative addresses are
 * resolved
 */
export function absoluteHtml(html: string, pageUrl: string): string {
  const tree = parser.runSync({ type: "root", children: [{ type: "raw", value: html }] })
  visit(tree, "element", (node, index, parent) => {
    if (parent && index !== undefined && onlyOnThePage.has(node.tagName)) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    makeAbsolute(node, pageUrl)
    for (const name of Object.keys(node.properties)) {
      if (name === "className" || name === "style" || name.startsWith("data")) {
        delete node.properties[name]
      }
    }
    return undefined
  })
  return toHtml(tree)
}

function makeAbsolute(node: Element, pageUrl: string): void {
  for (const name of addressAttributes) {
    const value = node.properties[name]
    if (typeof value === "string") node.properties[name] = resolve(value, pageUrl)
  }
  const { srcSet } = node.properties
  if (typeof srcSet === "string") {
    node.properties.srcSet = srcSet
      .split(/,\s+/)
      .map(candidate => {
        const [address = "", ...descriptor] = candidate.trim().split(/\s+/)
        return [resolve(address, pageUrl), ...descriptor].join(" ")
      })
      .join(", ")
  }
}

/** Resolves an address. An invalid one stays unchanged, because it should not break a feed. */
function resolve(address: string, base: string): string {
  return URL.canParse(address, base) ? new URL(address, base).href : address
}
