import { markdownPath } from "../content/artifact-paths"
import { absoluteUrl } from "../content/routes"
import { compareText } from "../lib/compare-text"
import { mapOutsideCode } from "../markdown/syntax/source-text"
import type { PublishedPage, SiteIdentity, SiteModel } from "../model/site-model"

/**
 * Entry for a page in a list of links: title, address of the raw Markdown (or of the page if there
 * is none) and description.
 */
export function linkLine(page: PublishedPage, site: SiteIdentity): string {
  const hasTwin = page.kind === "docCategory" || page.markdown !== undefined
  const path = hasTwin ? markdownPath(page.path) : page.path
  return line(page.title, absoluteUrl(site.url, path), page.description)
}

/** Escapes parentheses in an address, which could end a Markdown link early. */
export const linkTarget = (address: string) =>
  address.replace(/[()]/g, bracket => (bracket === "(" ? "%28" : "%29"))

export function line(title: string, address: string, about: string): string {
  const end = oneLine(about)
  return `- [${oneLine(title).replace(/[[\]]/g, "\\$&")}](${linkTarget(address)})${end ? `: ${end}` : ""}`
}

/** Docs by path, articles from the newest; pages hidden from search engines are omitted. */
export function listed({ pages }: SiteModel): PublishedPage[] {
  return pages
    .filter(page => !page.unlisted && !page.noindex)
    .sort((a, b) => compareText(b.date ?? "", a.date ?? "") || compareText(a.path, b.path))
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim()
}

/**
 * Adds the host to links to the site's pages in generated Markdown, which is read outside the site.
 */
export const absoluteMarkdown = (markdown: string, siteUrl: string) =>
  mapOutsideCode(markdown, prose =>
    prose.replace(
      /(\]\()(\/[^()\s]*)(?=\))/g,
      (_, before: string, href: string) => before + linkTarget(absoluteUrl(siteUrl, href)),
    ),
  )
