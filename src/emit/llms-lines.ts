import { markdownPath } from "../content/artifact-paths"
import { absoluteUrl } from "../content/routes"
import { compareText } from "../lib/compare-text"
import { mapOutsideCode } from "../markdown/syntax/source-text"
import type { PublishedPage, SiteIdentity, SiteModel } from "../model/site-model"

/** A page in a list of links: its title, its twin where it has one, and what it is about. */
export function linkLine(page: PublishedPage, site: SiteIdentity): string {
  const hasTwin = page.kind === "docCategory" || page.markdown !== undefined
  const path = hasTwin ? markdownPath(page.path) : page.path
  return line(page.title, absoluteUrl(site.url, path), page.description)
}

/** An address within the parentheses of a Markdown link, which one of its own might end early. */
export const linkTarget = (address: string) =>
  address.replace(/[()]/g, bracket => (bracket === "(" ? "%28" : "%29"))

export function line(title: string, address: string, about: string): string {
  const end = oneLine(about)
  return `- [${oneLine(title).replace(/[[\]]/g, "\\$&")}](${linkTarget(address)})${end ? `: ${end}` : ""}`
}

/** Docs by path, articles from the newest on; pages that search engines should not see are left out. */
export function listed({ pages }: SiteModel): PublishedPage[] {
  return pages
    .filter(page => !page.unlisted && !page.noindex)
    .sort((a, b) => compareText(b.date ?? "", a.date ?? "") || compareText(a.path, b.path))
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim()
}

/** Markdown that the build has written, with the host in its links to pages of the site: it is read away from them. */
export const absoluteMarkdown = (markdown: string, siteUrl: string) =>
  mapOutsideCode(markdown, prose =>
    prose.replace(
      /(\]\()(\/[^()\s]*)(?=\))/g,
      (_, before: string, href: string) => before + linkTarget(absoluteUrl(siteUrl, href)),
    ),
  )
