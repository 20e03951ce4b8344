import type { Element } from "hast"
import type { LinkReference } from "../../content/schema/body"
import { decodeAddress } from "../../lib/decode-address"
import { visible } from "../../lib/visible"
import { type Compilation, lineOf } from "../compilation"
import { showsWithoutText, textOf } from "../text/tree-text"
import { schemeOf } from "./clean-html"

/** Classifies a link, adds it to `links` and sets the address that the page will have. */
export function resolveLink(node: Element, links: LinkReference[], compilation: Compilation): void {
  const { href, ...rest } = node.properties
  if (typeof href !== "string" || "dataFootnoteRef" in rest || "dataFootnoteBackref" in rest) return
  const line = lineOf(node)
  const reference = classify(withVisibleAnchor(href.trim()), compilation.route)
  if (!reference) {
    const fix = "write its target: `[text](./page.md)`"
    compilation.reportBreach("link-without-address", node, "a link has no address", fix)
    node.tagName = "span"
    node.properties = rest
    return
  }
  if (textOf(node.children, compilation) === "" && !rest.ariaLabel) {
    const fix = "write words that describe its target"
    compilation.reportBreach("link-without-text", node, `the link to \`${href}\` has no text`, fix)
    if (showsWithoutText(node)) rest.ariaLabel = href
    else node.children = [{ type: "text", value: href }]
  }
  const index = links.push({ ...reference, line }) - 1
  // `href` comes first, because finalize-body.ts looks for `<a href="link:N"`.
  if (reference.kind === "file") node.properties = { href: `link:${index}`, ...rest }
  else if (reference.kind === "external" && /^https?:/.test(reference.href)) {
    node.properties = { href: reference.href, className: ["external"], rel: ["noopener"], ...rest }
  } else node.properties = { href: reference.href, ...rest }
}

/** Removes invisible characters from an anchor: heading ids have none, but older links may. */
function withVisibleAnchor(href: string): string {
  const [address = "", ...rest] = href.split("#")
  if (rest.length === 0 || schemeOf(address)) return href
  const anchor = decodeAddress(rest.join("#"), decodeURIComponent)
  const shown = visible(anchor)
  return shown === anchor ? href : `${address}#${shown}`
}

function classify(href: string, route: string): LinkReference | undefined {
  if (href === "" || href === "#") return undefined
  if (href.startsWith("#")) return { kind: "anchor", href }
  if (href.startsWith("//")) return { kind: "external", href: `https:${href}` }
  const scheme = schemeOf(href)
  // Docusaurus' way to name a static file.
  if (scheme === "pathname")
    return { kind: "route", href: href.replace(/^pathname:\/{0,2}(?=\/)/i, "") }
  // A bare `www.example.org` in the text becomes an http link, which the author did not write.
  if (scheme === "http" && /^http:\/\/www\./.test(href)) {
    return { kind: "external", href: href.replace("http:", "https:") }
  }
  if (scheme) return { kind: "external", href }
  const path = href.replace(/[?#].*$/s, "")
  if (/\.mdx?$/i.test(path)) return { kind: "file", href: decodeAddress(href) }
  if (href.startsWith("/")) return { kind: "route", href }
  // Resolves next to the page, as a browser would, since routes end without a slash.
  const url = new URL(href, `https://site.invalid${route}`)
  return { kind: "route", href: url.pathname + url.search + url.hash }
}
