import type { Redirect } from "../content/redirect"
import { absoluteUrl, encodePath } from "../content/routes"
import { compareText } from "../lib/compare-text"
import type { Artifact, SiteIdentity, SiteModel } from "../model/site-model"
import { escapeXml } from "./xml"

/**
 * Redirects as pages, for hosts without support for redirects; src/emit/hosting writes them for the
 * others.
 */
export function redirectArtifacts({ site, redirects }: SiteModel): Artifact[] {
  return [...redirects]
    .sort((a, b) => compareText(a.from, b.from))
    .map(redirect => ({ path: `${redirect.from}/index.html`, body: stubPage(redirect, site) }))
}

/**
 * Script that redirects with the reader's query and anchor. It is the same on all stub pages, so
 * that one hash allows it; the target is on the root element.
 */
export const stubScript = `(function(t){location.replace(t[0]+location.search+(location.hash||(t[1]?"#"+t[1]:"")))})(document.documentElement.dataset.to.split("#"))`

/**
 * A page that redirects. The script keeps query and anchor; the refresh applies only without
 * scripts, because it could otherwise overtake the script and lose them.
 */
function stubPage({ to }: Redirect, site: SiteIdentity): string {
  const target = escapeXml(encodePath(to))
  const [path = ""] = encodePath(to).split("#")
  return `<!DOCTYPE html>
<html lang="${escapeXml(site.language)}" data-to="${target}">
  <head>
    <meta charset="utf-8">
    <title>This page has moved</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <link rel="canonical" href="${escapeXml(absoluteUrl(site.url, path))}">
    <script>${stubScript}</script>
    <noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
  </head>
  <body>
    <p>This page has moved to <a href="${target}">${escapeXml(to)}</a>.</p>
  </body>
</html>
`
}
