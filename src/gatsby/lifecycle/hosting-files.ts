import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { themeOfAddress } from "../../browser/colour-mode"
import { analyticsPolicy, bundlerPolicy, sitePolicy } from "../../browser/policy-names"
import { wrongBaseScript } from "../../browser/wrong-base"
import { hostHeadersPath, hostRedirectsPath, vercelPath } from "../../content/artefact-paths"
import type { Redirect } from "../../content/tree/site-model"
import { type Hosting, hostingOf } from "../../hosting/hosting"
import { imageParts } from "../../hosting/image-parts"
import {
  hashSource,
  type InlineParts,
  inlineParts,
  styledElement,
} from "../../hosting/inline-parts"
import { netlifyHeaders, netlifyRedirects } from "../../hosting/netlify"
import { nginxMain, nginxSite } from "../../hosting/nginx"
import { pagePolicy } from "../../hosting/security-policy"
import { hostsOf } from "../../hosting/services"
import { vercelConfig } from "../../hosting/vercel"
import { algoliaFromEnvironment, protocolOf } from "../../search/client/algolia-settings"
import { stubScript } from "../artefacts/redirects"
import { writeIfChanged } from "../artefacts/write-files"

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
export function inspectPages({ publicFolder, pagePaths, assets }: BuiltSite): Inspection {
  const read = (file: string) => readFileSync(join(publicFolder, file), "latin1")
  const plain = inlineParts(read("404.html"))
  plain.styles.push(...assets.filter(isSheetOfPages).map(read))
  plain.scripts.push(wrongBaseScript, stubScript, themeOfAddress)
  const known = new Set([...plain.scripts, ...plain.styles])
  const unknown: Refused[] = []
  for (const page of pagePaths) {
    const file = join(publicFolder, page, "index.html")
    if (!existsSync(file)) continue
    const html = readFileSync(file, "latin1")
    const { scripts, styles } = inlineParts(html)
    const texts = [...scripts, ...styles].filter(text => !known.has(text))
    unknown.push(...texts.concat(styledElement(html) ?? []).map(text => ({ page, text })))
  }
  const ofImages = new Set<string>([...imageParts.scripts, ...imageParts.styles])
  const refused = unknown.filter(({ text }) => !ofImages.has(hashOf(text)))
  const images = refused.length < unknown.length ? imageParts : { scripts: [], styles: [] }
  return {
    allowed: {
      scripts: [...new Set([...plain.scripts.map(hashOf), ...images.scripts])],
      styles: [...new Set([...plain.styles.map(hashOf), ...images.styles])],
    },
    refused,
  }
}

/** The shared style sheet and those of families, which stand in pages; lazy ones lie in a folder. */
const isSheetOfPages = (file: string) => /^[^/]+\.css$/.test(file)

const hashOf = (text: string) => hashSource(text, "latin1")

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
