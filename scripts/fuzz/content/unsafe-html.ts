import { type DefaultTreeAdapterTypes as Html, parseFragment } from "parse5"

const refused = new Set([
  "script",
  "style",
  "iframe",
  "frame",
  "object",
  "embed",
  "applet",
  "form",
  "base",
  "meta",
  "link",
  "template",
  "noscript",
  "portal",
])
const addresses = new Set([
  "href",
  "src",
  "xlink:href",
  "action",
  "formaction",
  "poster",
  "data",
  "srcset",
  "cite",
  "background",
  "ping",
])

/** Code in a piece of HTML that a browser's parser would run or load; empty if there is none. */
export function unsafeHtml(html: string): string[] {
  const found: string[] = []
  const left: Html.Node[] = [parseFragment(html)]
  for (let node = left.pop(); node; node = left.pop()) {
    if ("tagName" in node) found.push(...unsafeElement(node))
    if ("content" in node) left.push(node.content)
    if ("childNodes" in node) left.push(...node.childNodes)
  }
  return found
}

function unsafeElement({ tagName, attrs }: Html.Element): string[] {
  return [
    ...(refused.has(tagName) ? [`<${tagName}>`] : []),
    ...attrs.flatMap(({ name, prefix, value }) => {
      const full = prefix ? `${prefix}:${name}` : name
      const runs =
        /^on/i.test(name) || name === "srcdoc" || (addresses.has(full) && isScript(value))
      return runs ? [`<${tagName} ${full}="${value.slice(0, 60)}">`] : []
    }),
  ]
}

/**
 * Returns true if an address runs code or contains a document. Like browsers, ignores white space
 * and control characters.
 */
export function isScript(address: string): boolean {
  return /^(?:javascript|vbscript|data):/i.test(address.replace(/[\p{Cc} ]/gu, ""))
}
