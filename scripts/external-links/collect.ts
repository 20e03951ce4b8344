import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { DefaultTreeAdapterMap } from "parse5"
import { parse } from "parse5"
import { compareText } from "../../src/lib/compare-text"
import { listFiles } from "../../src/site/list-files"

type Node = DefaultTreeAdapterMap["node"]

/**
 * External addresses that the pages of a built site link to, without anchors, sorted.
 * @param own origin of the site, whose addresses are left out
 * @returns paths of the pages that link to each address
 */
export function externalLinks(publicFolder: string, own: string): ReadonlyMap<string, string[]> {
  const links = new Map<string, Set<string>>()
  for (const file of listFiles(publicFolder).filter(name => name.endsWith(".html"))) {
    const page = `/${file.replace(/(^|\/)index\.html$/, "")}`
    for (const href of hrefsOf(parse(readFileSync(join(publicFolder, file), "utf8")))) {
      if (!/^https?:\/\//.test(href) || !URL.canParse(href)) continue
      const url = new URL(href)
      url.hash = ""
      if (url.origin === own) continue
      const pages = links.get(url.href) ?? new Set()
      links.set(url.href, pages.add(page))
    }
  }
  return new Map(
    [...links]
      .sort(([a], [b]) => compareText(a, b))
      .map(([address, pages]) => [address, [...pages]]),
  )
}

function hrefsOf(node: Node): string[] {
  const children = "childNodes" in node ? node.childNodes.flatMap(hrefsOf) : []
  if (!("attrs" in node) || node.tagName !== "a") return children
  const href = node.attrs.find(({ name }) => name === "href")?.value
  return href ? [href, ...children] : children
}
