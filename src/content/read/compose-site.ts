import { linkRepairs } from "../check/check-links"
import { linkTargets } from "../check/check-site"
import { withUniqueTitles } from "../head/head"
import { siteIdentity } from "../head/site-identity"
import { type SafetyNoticeText, safetyFile } from "../schema/safety"
import { type DrawnData, withDataAnchors } from "../tree/component-data"
import type { Page } from "../tree/page"
import { pageList } from "../tree/page-list"
import { olderTagRedirects } from "../tree/redirects"
import { type SiteContent, siteContent } from "../tree/site-content"
import type { Redirect } from "../tree/site-model"
import { siteAssets } from "./assets"
import type { ContentReader } from "./content-reader"
import { fileHistories } from "./file-history"
import type { SiteTexts } from "./site-texts"

/** The whole site as data, whatever is wrong with it. */
export interface ComposedSite {
  content: SiteContent
  /** Every page, each at an address of its own. */
  pages: Page[]
  redirects: Redirect[]
  /** Texts around the pages, by the name of their file: `data/home.yaml`. */
  texts: SiteTexts["texts"]
  /** What readers are told of versions that they should not use; none where its file has mistakes. */
  notice: SafetyNoticeText | undefined
  /** What components draw from data files. */
  drawn: DrawnData
  /** Links that lead elsewhere than their text says, by file: as the finished body has them, and what they are instead. */
  repairs: ReadonlyMap<string, ReadonlyMap<string, string>>
}

/** Reads the content and computes the site from it, with what its checks go on from. */
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

/** In develop two files may claim one address for a while; the first one keeps it. */
function uniquePaths(pages: readonly Page[]): Page[] {
  return [...new Map([...pages].reverse().map(page => [page.path, page])).values()].reverse()
}
