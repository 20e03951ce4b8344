import { contractMarkdown } from "../content/contracts/contract-markdown"
import { siteIdentity } from "../model/head/site-identity"
import { safetyMarkdown } from "../model/safety-text"
import type { PublishedPage } from "../model/site-model"
import type { LoadedSite } from "../site/load-site"
import { limits } from "../site.config"
import { entryMarkdown } from "./entry-markdown"
import { feedHtml } from "./feed-html"
import { absoluteMarkdown } from "./llms-lines"

/** Adds to each page its HTML for feeds and its raw Markdown. */
export function withBodies(
  pages: readonly PublishedPage[],
  site: Pick<LoadedSite, "content" | "drawn" | "repairs">,
): PublishedPage[] {
  const { content } = site
  const entries = new Map(content.tree.entries.map(entry => [entry.path, entry]))
  const contracts = new Map(content.tree.contracts.map(contract => [contract.path, contract]))
  const inFeeds = new Set(
    Object.values(content.sections).flatMap(({ articles }) =>
      articles.slice(0, limits.feedItems).map(({ path }) => path),
    ),
  )
  return pages.map(page => {
    const reference = contracts.get(page.path)?.reference
    if (reference) {
      const { notice } = reference
      const before = notice ? `${safetyMarkdown(notice, page.path)}\n\n` : ""
      const markdown = before + contractMarkdown(reference)
      return { ...page, markdown: absoluteMarkdown(markdown, siteIdentity.url) }
    }
    const entry = entries.get(page.path)
    if (!entry) return page
    const html = inFeeds.has(page.path) ? { html: feedHtml(entry, site) } : {}
    return { ...page, ...html, markdown: entryMarkdown(entry, site) }
  })
}
