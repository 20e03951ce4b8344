import { sitemapPath } from "../content/artifact-paths"
import { absoluteUrl } from "../content/routes"
import { compareText } from "../lib/compare-text"
import { isIndexable } from "../model/page"
import type { Artifact, SiteModel } from "../model/site-model"
import { element, textElement, xmlDocument } from "./xml"

/**
 * Sitemap of every page that search engines may list, sorted by path; `lastmod` is omitted if
 * unknown.
 */
export function sitemapArtifacts({ site, pages }: SiteModel): Artifact[] {
  const urls = pages
    .filter(isIndexable)
    .sort((a, b) => compareText(a.path, b.path))
    .map(({ path, lastUpdated }) =>
      element(
        "url",
        {},
        textElement("loc", absoluteUrl(site.url, path)),
        ...(lastUpdated ? [textElement("lastmod", lastUpdated)] : []),
      ),
    )
  const root = element("urlset", { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" }, ...urls)
  return [{ path: sitemapPath, body: xmlDocument(root) }]
}
