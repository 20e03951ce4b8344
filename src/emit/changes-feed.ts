import { changesFeedPath } from "../content/artifact-paths"
import { absoluteUrl, homePath } from "../content/routes"
import { compareText } from "../lib/compare-text"
import type { Artifact, SiteModel } from "../model/site-model"
import { limits } from "../site.config"
import { element, textElement, xmlDocument } from "./xml"

/**
 * Atom feed (RFC 4287) of the pages that changed last, newest first; each further change is a new
 * entry. A change is dated by the front matter, otherwise by the day in the file's history; pages
 * without a date are omitted.
 */
export function changesFeedArtifacts({ site, pages }: SiteModel): Artifact[] {
  const changed = pages
    .flatMap(({ path, title, description, lastUpdated, unlisted, noindex }) =>
      lastUpdated && !unlisted && !noindex
        ? [{ url: absoluteUrl(site.url, path), title, description, date: lastUpdated }]
        : [],
    )
    .sort((a, b) => compareText(b.date, a.date) || compareText(a.url, b.url))
    .slice(0, limits.changedPages)
  const entries = changed.map(({ url, title, description, date }) =>
    element(
      "entry",
      {},
      textElement("id", `${url}#changed-${date}`),
      textElement("title", title),
      element("link", { rel: "alternate", type: "text/html", href: url }),
      textElement("updated", instant(date)),
      textElement("summary", description),
    ),
  )
  const self = absoluteUrl(site.url, changesFeedPath)
  const feed = element(
    "feed",
    { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": site.language },
    textElement("id", self),
    textElement("title", `${site.name}: changed pages`),
    // Required even if nothing is dated; the epoch stands for "never".
    textElement("updated", changed[0] ? instant(changed[0].date) : new Date(0).toISOString()),
    element("link", { rel: "self", type: "application/atom+xml", href: self }),
    element("link", {
      rel: "alternate",
      type: "text/html",
      href: absoluteUrl(site.url, homePath),
    }),
    element("author", {}, textElement("name", site.name)),
    ...entries,
  )
  return [{ path: changesFeedPath, body: xmlDocument(feed) }]
}

const instant = (date: string) => new Date(date).toISOString()
