import { type ArticleSection, absoluteUrl, pictureUrl, sectionPath } from "../content/routes"
import { compareText } from "../lib/compare-text"
import { limits } from "../site.config"
import { isArticle } from "./page"
import type { PublishedPage, SiteModel } from "./site-model"

/** Format-independent feed. All addresses are absolute. */
export interface FeedData {
  section: ArticleSection
  title: string
  description: string
  url: string
  language: string
  publisher: string
  /** ISO timestamp of the newest change of any item; undefined if the feed is empty. */
  updated?: string
  items: FeedItem[]
}

export interface FeedItem {
  url: string
  title: string
  summary: string
  /** Body as shown on the page; its addresses may be relative. */
  html: string
  /** ISO timestamp. */
  published: string
  updated: string
  authors: { name: string; url?: string }[]
  tags: string[]
  image?: string
}

/**
 * Feed of a section's newest articles, newest first, without unlisted, `noindex`, or undated pages.
 */
export function feedOf({ site, pages }: SiteModel, section: ArticleSection): FeedData {
  const { title, description } = site.sections[section]
  const items = pages
    .filter(page => isArticle(page) && page.section === section)
    .filter(page => !page.unlisted && !page.noindex)
    .sort((a, b) => compareText(b.date ?? "", a.date ?? "") || compareText(a.path, b.path))
    .slice(0, limits.feedItems)
    .map(page => feedItem(page, site.url))
  return {
    section,
    title,
    description,
    url: absoluteUrl(site.url, sectionPath(section)),
    language: site.language,
    publisher: site.name,
    updated: items
      .map(item => item.updated)
      .sort(compareText)
      .at(-1),
    items,
  }
}

function feedItem(page: PublishedPage, siteUrl: string): FeedItem {
  const published = instant(page.date ?? "")
  const changed = page.lastUpdated ? instant(page.lastUpdated) : published
  return {
    url: absoluteUrl(siteUrl, page.path),
    title: page.title,
    summary: page.description,
    html: page.html ?? "",
    published,
    // A file's last change may be older than the date in its front matter.
    updated: compareText(changed, published) > 0 ? changed : published,
    authors: (page.authors ?? []).map(({ name, url }) => ({
      name,
      ...(url ? { url: new URL(url, `${siteUrl}/`).href } : {}),
    })),
    tags: (page.tags ?? []).map(tag => tag.label),
    image: page.image && pictureUrl(siteUrl, page.image),
  }
}

/** Converts `2024-03-01` or a full ISO date to `2024-03-01T00:00:00.000Z`. */
function instant(date: string): string {
  return new Date(date).toISOString()
}
