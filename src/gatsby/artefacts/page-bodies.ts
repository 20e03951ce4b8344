import { resolveFileLink } from "../../content/check/check-links"
import { contractMarkdown } from "../../content/contracts/contract-markdown"
import { escapeAttribute, escapeText } from "../../content/escape-html"
import type { LoadedSite } from "../../content/read/load-site"
import type { Entry } from "../../content/schema/entry"
import { filledProps } from "../../content/tree/component-data"
import { safetyMarkdown } from "../../content/tree/safety-text"
import type { PublishedPage } from "../../content/tree/site-model"
import { bodyToHtml } from "../../markdown/html/body-to-html"
import { finalizeBody } from "../../markdown/html/finalize-body"
import { repairLinks } from "../../markdown/html/repair-links"
import { limits } from "../../site.config"
import { absoluteMarkdown } from "./absolute-markdown"
import { withComponentData } from "./data-components"

/** Adds to each page what feeds and Markdown twins carry: its HTML and its Markdown. */
export function withBodies(
  pages: readonly PublishedPage[],
  { content, drawn, repairs }: Pick<LoadedSite, "content" | "drawn" | "repairs">,
): PublishedPage[] {
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
      return { ...page, markdown: before + contractMarkdown(reference) }
    }
    const entry = entries.get(page.path)
    if (!entry) return page
    const html = inFeeds.has(page.path)
      ? { html: feedHtml(entry, content.paths, repairs.get(entry.file)) }
      : {}
    return {
      ...page,
      ...html,
      markdown: absoluteMarkdown(
        withComponentData(entry.page.markdown, name => filledProps(name, entry, content, drawn)),
        href => resolveFileLink(entry.file, href, content.paths),
      ),
    }
  })
}

function feedHtml(
  entry: Entry,
  files: ReadonlyMap<string, string>,
  repairs: ReadonlyMap<string, string> | undefined,
): string {
  const body = finalizeBody(entry.page.body, {
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
  })
  return bodyToHtml(repairLinks(body, repairs))
}
