import { type FeedFormat, feedPath } from "../content/artifact-paths"
import { absoluteUrl } from "../content/routes"
import { sectionNames } from "../content/sections"
import { type FeedData, type FeedItem, feedOf } from "../model/feeds"
import type { Artifact, SiteModel } from "../model/site-model"
import { absoluteHtml } from "./absolute-html"
import { element, textElement, xmlDocument } from "./xml"

/** RSS 2.0, Atom 1.0 and JSON Feed 1.1 of each section, with whole articles. */
export function feedArtifacts(model: SiteModel): Artifact[] {
  return sectionNames.flatMap(section => {
    const feed = feedOf(model, section)
    const items = feed.items.map(item => ({ ...item, html: absoluteHtml(item.html, item.url) }))
    const complete = { ...feed, items }
    const self = (format: FeedFormat) => absoluteUrl(model.site.url, feedPath(section, format))
    return [
      { path: feedPath(section, "rss"), body: rss(complete, self("rss")) },
      { path: feedPath(section, "atom"), body: atom(complete, self("atom")) },
      { path: feedPath(section, "json"), body: json(complete, self("json")) },
    ]
  })
}

/**
 * RSS 2.0. Authors are in `dc:creator`, because `author` must be an email address
 * (https://www.rssboard.org/rss-profile#element-channel-item-author).
 */
function rss(feed: FeedData, self: string): string {
  const namespaces = {
    version: "2.0",
    "xmlns:atom": "http://www.w3.org/2005/Atom",
    "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
    "xmlns:dc": "http://purl.org/dc/elements/1.1/",
  }
  const channel = element(
    "channel",
    {},
    textElement("title", feed.title),
    textElement("link", feed.url),
    textElement("description", feed.description),
    textElement("language", feed.language),
    ...(feed.updated ? [textElement("lastBuildDate", new Date(feed.updated).toUTCString())] : []),
    element("atom:link", { href: self, rel: "self", type: "application/rss+xml" }),
    ...feed.items.map(rssItem),
  )
  return xmlDocument(element("rss", namespaces, channel))
}

function rssItem(item: FeedItem) {
  return element(
    "item",
    {},
    textElement("title", item.title),
    textElement("link", item.url),
    element("guid", { isPermaLink: "true" }, item.url),
    textElement("pubDate", new Date(item.published).toUTCString()),
    ...item.authors.map(({ name }) => textElement("dc:creator", name)),
    ...item.tags.map(tag => textElement("category", tag)),
    textElement("description", item.summary),
    element("content:encoded", {}, { html: item.html }),
  )
}

/**
 * Atom 1.0 (RFC 4287). The publisher is the author of the feed, and thus of entries without
 * authors.
 */
function atom(feed: FeedData, self: string): string {
  return xmlDocument(
    element(
      "feed",
      { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": feed.language },
      textElement("id", feed.url),
      textElement("title", feed.title),
      textElement("subtitle", feed.description),
      // Required even if nothing is dated; the epoch stands for "never".
      textElement("updated", feed.updated ?? new Date(0).toISOString()),
      element("link", { rel: "self", type: "application/atom+xml", href: self }),
      element("link", { rel: "alternate", type: "text/html", href: feed.url }),
      element("author", {}, textElement("name", feed.publisher)),
      ...feed.items.map(atomEntry),
    ),
  )
}

function atomEntry(item: FeedItem) {
  return element(
    "entry",
    {},
    textElement("id", item.url),
    textElement("title", item.title),
    element("link", { rel: "alternate", type: "text/html", href: item.url }),
    textElement("published", item.published),
    textElement("updated", item.updated),
    ...item.authors.map(({ name, url }) =>
      element("author", {}, textElement("name", name), ...(url ? [textElement("uri", url)] : [])),
    ),
    ...item.tags.map(tag => element("category", { term: tag })),
    textElement("summary", item.summary),
    element("content", { type: "html" }, { html: item.html }),
  )
}

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
function json(feed: FeedData, self: string): string {
  const document = {
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    home_page_url: feed.url,
    feed_url: self,
    description: feed.description,
    language: feed.language,
    authors: [{ name: feed.publisher }],
    items: feed.items.map(item => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      image: item.image,
      date_published: item.published,
      date_modified: item.updated,
      ...(item.authors.length > 0 ? { authors: item.authors } : {}),
      tags: item.tags,
    })),
  }
  return `${JSON.stringify(document, null, 1)}\n`
}
