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

/** Inputs of the hosting files. */
export interface BuiltSite {
  publicFolder: string
  /** Routes without trailing slash. */
  pagePaths: readonly string[]
  redirects: readonly Redirect[]
  /** Files that the bundler emitted, below public. */
  assets: readonly string[]
}

/** An inline script, style sheet or style attribute that the site's policy refuses. */
export interface Refused {
  page: string
  text: string
}

/** Inline scripts and styles found in the pages. */
export interface Inspection {
  /** Hashes that the policy allows. */
  allowed: InlineParts
  refused: Refused[]
}

/**
 * Sorts the pages' inline parts into allowed and refused; Latin-1 is fast to read and keeps the
 * hashes of their bytes. Only parts of the 404 page, which holds no author's text, the scripts used
 * by few pages, the route groups' style sheets, and the fixed parts of images are allowed, so that
 * an injected script is refused.
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

/** Hashes of a page's inline parts, and its first element with a style attribute. */
const partsOf = (html: string, hashOf: (text: string) => string) => ({
  parts: textsOf(html).map(hashOf),
  styled: styledElement(html) ?? null,
})

function textsOf(html: string): string[] {
  const { scripts, styles } = inlineParts(html)
  return [...scripts, ...styles]
}

/** Caches hashes, because most pages have the same parts, some of them long. */
function hashOnce(): (text: string) => string {
  const known = new Map<string, string>()
  return text => {
    const hash = known.get(text) ?? hashSource(text, "latin1")
    known.set(text, hash)
    return hash
  }
}

/**
 * True for the shared style sheet and those of route groups, which are inlined; lazy ones are in a
 * folder.
 */
const isSheetOfPages = (file: string) => /^[^/]+\.css$/.test(file)

/** Formats refused parts for the terminal, with a suggested fix. */
export function formatRefused(refused: readonly Refused[]): string {
  const lines = refused.map(
    ({ page, text }) => `${page} holds ${JSON.stringify(text.trim().slice(0, 100))}`,
  )
  return `${lines.join("\n")}\n    -> the site's Content-Security-Policy allows no inline script, style sheet or style attribute: use a class, an attribute or a file`
}

/** Hosting settings of the built site. */
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
 * Writes the hosting files: `hosting/` in the project for nginx and `npm run serve`, and files in
 * the published folder for hosts that look there.
 * @returns files written into the published folder, as paths below it
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
