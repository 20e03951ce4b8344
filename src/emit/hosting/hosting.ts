import {
  contractsFolder,
  faviconPath,
  hashedFilesPath,
  hostHeadersPath,
  hostRedirectsPath,
  pictureFolders,
  searchFolder,
  vercelPath,
} from "../../content/artifact-paths"
import { embedPath } from "../../content/routes"
import { contentTypeOf } from "./content-types"
import { alsoAllowing, drawingPolicy, framedPolicy } from "./security-policy"

/** A group of files and the headers that they have beside those of all others. */
export interface HeaderRule {
  name: string
  /** Regular expression of the whole path of a file behind the first slash; of JavaScript, PCRE and Vercel alike. */
  paths: string
  /** The same as patterns with `*` for the hosts that know no others; none where they cannot tell the group. */
  globs: readonly string[]
  /** Where a file that is not there would have these headers too, on the page that says so: such a host is told nothing of it. */
  ofFilesThere?: true
  headers: Readonly<Record<string, string>>
}

export interface HostRedirect {
  from: string
  /** Path with an anchor, if the redirect has one. */
  to: string
}

/** How the site is hosted: what every host's configuration and the server of `npm run serve` are made from. */
export interface Hosting {
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>
  /** A later rule wins over an earlier one and over `headers`. */
  rules: readonly HeaderRule[]
  redirects: readonly HostRedirect[]
}

/** Files in the published folder that are for hosts only and that no reader is given. */
export const hostFiles = [hostHeadersPath, hostRedirectsPath, vercelPath] as const

/** Value of a header that a rule takes away. */
export const notSent = ""

const forEver = "public, max-age=31536000, immutable"
const revalidated = "no-cache"

const namedByContent = `(?:${hashedFilesPath.slice(1)}.+|${searchFolder.slice(1)}/.+-[0-9a-f]+\\.json|[^/]+[.-][0-9a-f]{16,}\\.(?:js|css))`

const unusedFeatures = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
  "xr-spatial-tracking",
]

/** Headers by which browsers treat a page, a drawing or a worker, and which they pass over with what a page is made of. */
const headersOfPages = [
  "Content-Security-Policy",
  "Cross-Origin-Opener-Policy",
  "Permissions-Policy",
  "Referrer-Policy",
  "X-Frame-Options",
]

/** Headers of an answer that no rule changes, besides the policy of pages. */
const common: Readonly<Record<string, string>> = {
  "Cache-Control": revalidated,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  // What players of videos need is not named: which pages stand in a frame, the security policy says.
  "Permissions-Policy": unusedFeatures.map(feature => `${feature}=()`).join(", "),
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // Two years. Browsers take it over https only.
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  // For browsers that know no frame-ancestors.
  "X-Frame-Options": "DENY",
}

interface Published {
  /** Content-Security-Policy of pages. */
  policy: string
  redirects: readonly HostRedirect[]
  /** Names of the files that the bundler made, below the published folder. */
  assets: readonly string[]
}

export function hostingOf({ policy, redirects, assets }: Published): Hosting {
  const named = pathPattern(namedByContent)
  return {
    headers: { ...common, "Content-Security-Policy": policy },
    rules: [
      {
        // 2.1 kB each, with a first view made of a dozen. A worker has the policy of its own answer.
        name: "page assets",
        paths:
          "(?!search-worker-).+\\.(?:avif|css|gif|ico|jpe?g|js|json|map|png|webmanifest|webp|woff2)",
        // Hosts that add up headers can take none away.
        globs: [],
        ofFilesThere: true,
        headers: Object.fromEntries(headersOfPages.map(name => [name, notSent])),
      },
      {
        // Feed readers and other sites show them.
        name: "pictures",
        paths: ".+\\.(?:avif|gif|ico|jpe?g|png|svg|webp)",
        globs: [...[...pictureFolders, hashedFilesPath].map(folder => `${folder}*`), faviconPath],
        headers: { "Cross-Origin-Resource-Policy": "cross-origin" },
      },
      {
        name: "drawings",
        paths: ".+\\.svg",
        // Hosts that add up headers would ask for both policies, and the stricter one wins anyway.
        globs: [],
        headers: { "Content-Security-Policy": drawingPolicy },
      },
      {
        name: "files named by their content",
        paths: namedByContent,
        globs: [
          `${hashedFilesPath}*`,
          `${searchFolder}/headings-*`,
          `${searchFolder}/texts-*`,
          ...assets
            .map(name => `/${name}`)
            .filter(path => named.test(path) && !path.startsWith(hashedFilesPath)),
        ],
        headers: { "Cache-Control": forEver },
      },
      {
        // Apps of other sites may ask for them.
        name: "contract data",
        paths: "contracts/.+",
        globs: [`${contractsFolder}*`],
        headers: { "Access-Control-Allow-Origin": "*" },
      },
      {
        // Hosts take them for films.
        name: "contract types",
        paths: "contracts/.+\\.ts",
        globs: [`${contractsFolder}*.ts`],
        headers: { "Content-Type": contentTypeOf(".ts") },
      },
      {
        // Which of the two is answered depends on what is asked for.
        name: "pages and their Markdown",
        paths: "(?:.*\\.(?:html|md)|(?:.*/)?[^/.]*)",
        globs: [],
        headers: { Vary: "Accept" },
      },
      {
        name: "page that other sites can embed",
        paths: `${embedPath.slice(1)}(?:/(?:index\\.html)?)?`,
        globs: [embedPath, `${embedPath}/*`],
        headers: {
          "Content-Security-Policy": framedPolicy(policy),
          "Cross-Origin-Resource-Policy": "cross-origin",
          "X-Frame-Options": notSent,
        },
      },
    ],
    redirects,
  }
}

/** The same, but with policies that pages of an earlier release keep their inline parts under. */
export function allowingEarlier(hosting: Hosting, earlier: Hosting): Hosting {
  const name = "Content-Security-Policy"
  const other = earlier.headers[name] ?? ""
  const widened = (headers: Readonly<Record<string, string>>) =>
    headers[name] ? { ...headers, [name]: alsoAllowing(headers[name], other) } : headers
  return {
    ...hosting,
    headers: widened(hosting.headers),
    rules: hosting.rules.map(rule => ({ ...rule, headers: widened(rule.headers) })),
  }
}

const pathPattern = (paths: string) => new RegExp(`^/${paths}$`)

/** Headers of a published file, by its path from the root (`/docs/intro/index.html`). */
export function headersOf({ headers, rules }: Hosting, path: string): Record<string, string> {
  const matching = rules.filter(({ paths }) => pathPattern(paths).test(path))
  const all: Record<string, string> = Object.assign(
    {},
    headers,
    ...matching.map(rule => rule.headers),
  )
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== notSent))
}
