import type { Redirect } from "../content/redirect"
import { absoluteUrl, encodePath } from "../content/routes"
import { compareText } from "../lib/compare-text"
import type { Artifact, SiteIdentity, SiteModel } from "../model/site-model"
import { escapeXml } from "./xml"

/** Redirects as pages, for hosts that know no others; src/emit/hosting writes them for those that do. */
export function redirectArtifacts({ site, redirects }: SiteModel): Artifact[] {
  return [...redirects]
    .sort((a, b) => compareText(a.from, b.from))
    .map(redirect => ({ path: `${redirect.from}/index.html`, body: stubPage(redirect, site) }))
}

/**
 * Leads on with query and anchor of the reader. The same on all such pages, so that one hash allows it; where to stands
 * on the root element.
 */
export const stubScript = `(function(t){location.replace(t[0]+location.search+(location.hash||(t[1]?"#"+t[1]:"")))})(document.documentElement.dataset.to.split("#"))`

/**
 * A page that leads on. The script keeps query and anchor; without scripts the refresh does, but only where
 * scripts are off, because a refresh of zero seconds could overtake the script and lose them.
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
