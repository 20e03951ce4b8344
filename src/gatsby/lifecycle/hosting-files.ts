import { readFileSync } from "node:fs"
import { join } from "node:path"
import { embedScript } from "../../browser/embed-script"
import { analyticsPolicy, bundlerPolicy, sitePolicy } from "../../browser/policy-names"
import { wrongBaseScript } from "../../browser/wrong-base"
import {
  hostHeadersPath,
  hostRedirectsPath,
  pageHtmlPath,
  vercelPath,
} from "../../content/artifact-paths"
import type { Redirect } from "../../content/redirect"
import { type Hosting, hostingOf } from "../../emit/hosting/hosting"
import { imageParts } from "../../emit/hosting/image-parts"
import {
  hashSource,
  type InlineParts,
  inlineParts,
  styledElement,
} from "../../emit/hosting/inline-parts"
import { netlifyHeaders, netlifyRedirects } from "../../emit/hosting/netlify"
import { nginxMain, nginxSite } from "../../emit/hosting/nginx"
import { pagePolicy } from "../../emit/hosting/security-policy"
import { hostsOf } from "../../emit/hosting/services"
import { vercelConfig } from "../../emit/hosting/vercel"
import { stubScript } from "../../emit/redirects"
import { writeIfChanged } from "../../emit/write-files"
import { algoliaFromEnvironment, protocolOf } from "../../search/client/algolia-settings"
import { type KeptReadings, keptReadings } from "./kept-readings"

/** What the files for hosts are made from. */
export interface BuiltSite {
  publicFolder: string
  /** Routes without trailing slash. */
  pagePaths: readonly string[]
  redirects: readonly Redirect[]
  /** Files of the bundler, below public. */
  assets: readonly string[]
}

/** An inline script, style sheet or style attribute that the site's policy refuses. */
export interface Refused {
  page: string
  text: string
}

/** What stands in the pages themselves. */
export interface Inspection {
  /** Hashes that the policy allows. */
  allowed: InlineParts
  refused: Refused[]
}

/**
 * Sorts what stands in the pages. Allowed are inline scripts and style sheets of the page for unknown addresses, which
 * holds no author's text, and those that it does not have, scripts of few pages and style sheets of families: a script that gets into a page in another way is not
 * allowed by its own hash. Texts are read byte by byte (Latin-1), which is fast and keeps their hashes.
 */
export function inspectPages(
  { publicFolder, pagePaths, assets }: BuiltSite,
  kept: KeptReadings = keptReadings(publicFolder),
): Inspection {
  const read = (file: string) => readFileSync(join(publicFolder, file), "latin1")
  const plain = inlineParts(read("404.html"))
  plain.styles.push(...assets.filter(isSheetOfPages).map(read))
  plain.scripts.push(wrongBaseScript, stubScript, embedScript)
  const hashOf = hashOnce()
  const [scripts, styles] = [plain.scripts.map(hashOf), plain.styles.map(hashOf)]
  const known = new Set([...scripts, ...styles])
  const ofImages = new Set<string>([...imageParts.scripts, ...imageParts.styles])
  const refused: Refused[] = []
  let hasImages = false
  for (const page of pagePaths) {
    const file = pageHtmlPath(page).slice(1)
    const found = kept.of("inline parts", file, "latin1", html => partsOf(html, hashOf))
    const unknown = (found?.parts ?? []).filter(hash => !known.has(hash))
    const refusedHere = new Set(unknown.filter(hash => !ofImages.has(hash)))
    if (refusedHere.size < new Set(unknown).size) hasImages = true
    if (refusedHere.size > 0)
      refused.push(
        ...textsOf(read(file)).flatMap(text =>
          refusedHere.has(hashOf(text)) ? [{ page, text }] : [],
        ),
      )
    if (found?.styled) refused.push({ page, text: found.styled })
  }
  const images = hasImages ? imageParts : { scripts: [], styles: [] }
  return {
    allowed: {
      scripts: [...new Set([...scripts, ...images.scripts])],
      styles: [...new Set([...styles, ...images.styles])],
    },
    refused,
  }
}

/** Hashes of what stands in a page, and its first element with a style attribute. */
const partsOf = (html: string, hashOf: (text: string) => string) => ({
  parts: textsOf(html).map(hashOf),
  styled: styledElement(html) ?? null,
})

function textsOf(html: string): string[] {
  const { scripts, styles } = inlineParts(html)
  return [...scripts, ...styles]
}

/** Most pages have the same parts, some of which are long. */
function hashOnce(): (text: string) => string {
  const known = new Map<string, string>()
  return text => {
    const hash = known.get(text) ?? hashSource(text, "latin1")
    known.set(text, hash)
    return hash
  }
}

/** The shared style sheet and those of families, which stand in pages; lazy ones lie in a folder. */
const isSheetOfPages = (file: string) => /^[^/]+\.css$/.test(file)

/** The list for a terminal, with what to do. */
export function formatRefused(refused: readonly Refused[]): string {
  const lines = refused.map(
    ({ page, text }) => `${page} holds ${JSON.stringify(text.trim().slice(0, 100))}`,
  )
  return `${lines.join("\n")}\n    -> the site's Content-Security-Policy allows no script, style sheet or style attribute of a page's own: use a class, an attribute or a file`
}

/** How the built site is to be hosted. */
export function hostingOfBuild({ redirects, assets }: BuiltSite, allowed: InlineParts): Hosting {
  const algolia = algoliaFromEnvironment()
  const hosts = hostsOf(
    {
      analytics: Boolean(process.env.GATSBY_ANALYTICS_ID),
      ...(algolia && {
        search: {
          appId: algolia.appId,
          origins: algolia.hosts.map(host => `${protocolOf(host)}://${host}`),
        },
      }),
    },
    { bundler: bundlerPolicy, site: sitePolicy, analytics: analyticsPolicy },
  )
  const policy = pagePolicy({ ...hosts, ...allowed })
  return hostingOf({ policy, redirects, assets })
}

/**
 * Writes what hosts read: `hosting/` in the project for nginx and for `npm run serve`, and into the published folder
 * for hosts that look there.
 * @returns files written into the published folder, below it
 */
export function writeHosting(
  built: BuiltSite,
  allowed: InlineParts,
  projectFolder: string,
): string[] {
  const hosting = hostingOfBuild(built, allowed)
  const folder = join(projectFolder, "hosting")
  writeIfChanged(folder, "site.json", `${JSON.stringify(hosting, null, 2)}\n`)
  writeIfChanged(folder, "nginx/nginx.conf", nginxMain())
  writeIfChanged(folder, "nginx/site.conf", nginxSite(hosting))
  const folders = [...new Set(built.pagePaths.flatMap(path => path.split("/")[1] || []))].sort()
  const published = {
    [hostHeadersPath]: netlifyHeaders(hosting, [...folders, "page-data"]),
    [hostRedirectsPath]: netlifyRedirects(hosting),
    [vercelPath]: vercelConfig(hosting),
  }
  for (const [path, body] of Object.entries(published))
    writeIfChanged(built.publicFolder, path, body)
  return Object.keys(published).map(path => path.slice(1))
}
