import {
  faviconPath,
  iconPath,
  manifestPath,
  openSearchPath,
  robotsPath,
  securityTextPath,
  sitemapPath,
} from "../../content/artifact-paths"
import { absoluteUrl, searchPath } from "../../content/routes"
import { sectionNames } from "../../content/sections"
import { brandColours } from "../../drawing/palette"
import { listOf } from "../../model/in-words"
import type { Artifact, SiteModel } from "../../model/site-model"
import { contentSignal } from "../../site.config"
import { element, textElement, xmlDocument } from "../xml"

/**
 * robots.txt, which allows everything: a page that should not be listed is marked itself.
 * @param signal how programs may use the pages, if it should say so
 */
export function robotsArtifacts({ site }: SiteModel, signal = contentSignal): Artifact[] {
  const lines = [
    "User-agent: *",
    ...(signal ? [`Content-Signal: ${signal}`] : []),
    "Allow: /",
    "",
    `Sitemap: ${absoluteUrl(site.url, sitemapPath)}`,
  ]
  return [{ path: robotsPath, body: `${lines.join("\n")}\n` }]
}

/** Web app manifest with name and icons for home screens. */
export function manifestArtifacts({ site }: SiteModel): Artifact[] {
  const icon = (name: string, size: number, purpose: string) => ({
    src: iconPath(name),
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  })
  const manifest = {
    id: "/",
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: site.language,
    start_url: "/",
    scope: "/",
    display: "browser",
    theme_color: brandColours.violet,
    background_color: brandColours.white,
    icons: [
      { src: faviconPath, sizes: "any", type: "image/svg+xml", purpose: "any" },
      icon("icon-192", 192, "any"),
      icon("icon-512", 512, "any"),
      icon("maskable-512", 512, "maskable"),
    ],
  }
  return [{ path: manifestPath, body: `${JSON.stringify(manifest, null, 2)}\n` }]
}

/**
 * OpenSearch 1.1 description, which lets a browser search the site from its address bar. Names are
 * limited to 16 characters.
 */
export function openSearchArtifacts({ site }: SiteModel): Artifact[] {
  const root = element(
    "OpenSearchDescription",
    { xmlns: "http://a9.com/-/spec/opensearch/1.1/" },
    textElement("ShortName", site.name.slice(0, 16)),
    textElement(
      "Description",
      `Search ${site.name}: ${listOf(["documentation", ...sectionNames])}`.slice(0, 1024),
    ),
    textElement("InputEncoding", "UTF-8"),
    element(
      "Image",
      { width: "192", height: "192", type: "image/png" },
      absoluteUrl(site.url, iconPath("icon-192")),
    ),
    element("Url", {
      type: "text/html",
      template: `${absoluteUrl(site.url, searchPath)}?q={searchTerms}`,
    }),
  )
  return [{ path: openSearchPath, body: xmlDocument(root) }]
}

/**
 * security.txt (RFC 9116), omitted if there is no contact. `Expires` is required and comes from the
 * configuration.
 */
export function securityTextArtifacts({ site }: SiteModel): Artifact[] {
  if (site.securityContacts.length === 0) return []
  const lines = [
    ...site.securityContacts.map(contact => `Contact: ${contact}`),
    `Expires: ${site.securityExpires}T00:00:00.000Z`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${absoluteUrl(site.url, securityTextPath)}`,
  ]
  return [{ path: securityTextPath, body: `${lines.join("\n")}\n` }]
}
