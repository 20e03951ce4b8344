import { safetyFile } from "../content/schema/safety"
import { linkRepairs } from "../model/check/check-links"
import { linkTargets } from "../model/check/check-site"
import { withDataAnchors } from "../model/component-data"
import type { ComposedSite } from "../model/composed-site"
import { withUniqueTitles } from "../model/head/head"
import { siteIdentity } from "../model/head/site-identity"
import type { Page } from "../model/page"
import { pageList } from "../model/page-list"
import { olderTagRedirects } from "../model/redirects"
import { siteContent } from "../model/site-content"
import { siteAssets } from "./assets"
import type { ContentReader } from "./content-reader"
import { fileHistories } from "./file-history"

/** Reads the content and computes the site from it, with the data that later checks need. */
export async function composeSite(reader: ContentReader, includeDrafts: boolean) {
  const tree = await reader.readTree()
  const content = siteContent(tree, includeDrafts)
  const around = reader.texts.read()
  const { texts, drawn } = around
  const histories = fileHistories()
  const allPages = withDataAnchors(
    pageList(content, file => histories.get(file)),
    content,
    drawn,
  )
  const assets = siteAssets(tree.contracts)
  const targets = linkTargets(content, allPages, assets)
  const repairs = new Map(tree.entries.map(entry => [entry.file, linkRepairs(entry, targets)]))
  const pages = withUniqueTitles(uniquePaths(allPages), siteIdentity)
  const redirects = [...tree.redirects, ...olderTagRedirects(pages, tree.redirects)].map(
    ({ from, to }) => ({
      from,
      to,
    }),
  )
  const notice = safetyFile.safeParse(texts.safety).data?.notice
  const site: ComposedSite = { content, pages, redirects, texts, notice, drawn, repairs }
  return { site, allPages, around, assets, histories }
}

/**
 * Keeps the first page of each address, because in develop two files may briefly claim the same
 * one.
 */
function uniquePaths(pages: readonly Page[]): Page[] {
  return [...new Map([...pages].reverse().map(page => [page.path, page])).values()].reverse()
}
