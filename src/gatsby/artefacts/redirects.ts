import { hostRedirectsPath, nginxRedirectsPath } from "../../content/artefact-paths"
import { compareText } from "../../content/problem"
import { absoluteUrl } from "../../content/routes"
import type { Artefact, Redirect, SiteIdentity, SiteModel } from "../../content/tree/site-model"
import { escapeXml } from "./xml"

/** Redirects for hosts that know them (`_redirects`, nginx) and as pages for those that do not. */
export function redirectArtefacts({ site, redirects }: SiteModel): Artefact[] {
  const sorted = [...redirects].sort((a, b) => compareText(a.from, b.from))
  return [
    { path: hostRedirectsPath, body: hostRedirects(sorted) },
    { path: nginxRedirectsPath, body: nginxMap(sorted) },
    ...sorted.map(redirect => ({
      path: `${redirect.from}/index.html`,
      body: stubPage(redirect, site),
    })),
  ]
}

/**
 * The form Netlify reads. `!` lets the redirect win over the stub page at the same address; hosts that do not
 * know the mark skip the line and serve the stub.
 */
function hostRedirects(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${encodeURI(from)} ${encodeURI(to)} 301!\n`).join("")
}

/** A file to include in an nginx `map`; a value keeps the query and puts the anchor behind it. */
function nginxMap(redirects: readonly Redirect[]): string {
  const usage = [
    "# Include in the http block:",
    "#   map $uri $redirect_target { include redirects.nginx.map; }",
    "# and in the server block:",
    "#   if ($redirect_target) { return 301 $redirect_target; }",
  ]
  const entries = redirects.flatMap(({ from, to }) => {
    const [path = "", anchor] = encodeURI(to).split("#")
    const target = `${path}$is_args$args${anchor ? `#${anchor}` : ""}`
    return [`"${from}" "${target}";`, `"${from}/" "${target}";`]
  })
  return `${[...usage, ...entries].join("\n")}\n`
}

/**
 * A page that leads on. The script keeps query and anchor; without scripts the refresh does, but only where
 * scripts are off, because a refresh of zero seconds could overtake the script and lose them.
 */
function stubPage({ to }: Redirect, site: SiteIdentity): string {
  const target = escapeXml(encodeURI(to))
  const [path = "", anchor = ""] = encodeURI(to).split("#")
  const quoted = (text: string) => JSON.stringify(text).replaceAll("<", "\\u003c")
  const fallback = anchor ? ` || ${quoted(`#${anchor}`)}` : ""
  return `<!DOCTYPE html>
<html lang="${escapeXml(site.language)}">
  <head>
    <meta charset="utf-8">
    <title>This page has moved</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <link rel="canonical" href="${escapeXml(encodeURI(absoluteUrl(site.url, path)))}">
    <script>location.replace(${quoted(path)} + location.search + (location.hash${fallback}))</script>
    <noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
  </head>
  <body>
    <p>This page has moved to <a href="${target}">${escapeXml(to)}</a>.</p>
  </body>
</html>
`
}
