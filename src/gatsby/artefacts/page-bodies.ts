import { resolveFileLink } from "../../content/check/check-links"
import { contractMarkdown } from "../../content/contracts/contract-markdown"
import type { Entry } from "../../content/schema/entry"
import type { SiteContent } from "../../content/tree/site-content"
import type { SitePage } from "../../content/tree/site-model"
import { bodyToHtml } from "../../markdown/html/body-to-html"
import { finalizeBody } from "../../markdown/html/finalize-body"
import { escapeAttribute, escapeText } from "../../markdown/text/escape-html"
import { safetyMarkdown } from "../../markdown/text/safety-text"
import { type ComponentData, dataOn } from "../../search/records/data-sections"
import { limits } from "../../site.config"
import { withComponentData } from "./data-components"

/** Adds to each page what feeds and Markdown twins carry: its HTML and its Markdown. */
export function withBodies(
  pages: readonly SitePage[],
  content: SiteContent,
  data: Omit<ComponentData, "terms">,
): SitePage[] {
  const entries = new Map(content.tree.entries.map(entry => [entry.path, entry]))
  const files = new Map(content.tree.entries.map(entry => [entry.file, entry.path]))
  const contracts = new Map(content.tree.contracts.map(contract => [contract.path, contract]))
  const { blog, research } = content.sections
  const inFeeds = new Set(
    [blog, research].flatMap(({ articles }) =>
      articles.slice(0, limits.feedItems).map(({ path }) => path),
    ),
  )
  return pages.map(page => {
    const reference = contracts.get(page.path)?.reference
    if (reference) {
      const { notice } = reference
      const before = notice ? `${safetyMarkdown(notice, page.path)}\n\n` : ""
      return { ...page, markdown: before + contractMarkdown(reference) }
    }
    const entry = entries.get(page.path)
    if (!entry) return page
    const html = inFeeds.has(page.path) ? { html: feedHtml(entry, files) } : {}
    return {
      ...page,
      ...html,
      markdown: withComponentData(entry.page.markdown, dataOn(entry, content, data)),
    }
  })
}

function feedHtml(entry: Entry, files: ReadonlyMap<string, string>): string {
  return bodyToHtml(
    finalizeBody(entry.page.body, {
      link: index => {
        const href = entry.page.links[index]?.href ?? ""
        return resolveFileLink(entry.file, href, files) ?? href
      },
      image: index => {
        const image = entry.page.images[index]
        if (!image) return ""
        // A picture beside the Markdown file has no address of its own in feeds.
        if (!/^(https?:|\/)/.test(image.src)) return escapeText(image.alt)
        return `<img src="${escapeAttribute(image.src)}" alt="${escapeAttribute(image.alt)}">`
      },
    }),
  )
}
