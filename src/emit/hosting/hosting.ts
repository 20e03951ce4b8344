import {
  apiCatalogPath,
  contractsFolder,
  faviconPath,
  hashedFilesPath,
  hostHeadersPath,
  hostRedirectsPath,
  llmsPath,
  pictureFolders,
  searchFolder,
  sitemapPath,
  vercelPath,
} from "../../content/artifact-paths"
import { embedPath } from "../../content/routes"
import { contentTypeOf } from "./content-types"
import { alsoAllowing, drawingPolicy, framedPolicy } from "./security-policy"

/** A group of files and the headers that only they have. */
export interface HeaderRule {
  name: string
  /**
   * Regular expression for the whole path of a file after the first slash, valid in JavaScript,
   * PCRE and Vercel.
   */
  paths: string
  /**
   * The same paths as patterns with `*`, for hosts that support only those; empty if such patterns
   * cannot express the group.
   */
  globs: readonly string[]
  /**
   * Set if the headers must not apply to missing files, whose error page would also get them. Hosts
   * that cannot tell the difference do not get this rule.
   */
  ofFilesThere?: true
  headers: Readonly<Record<string, string>>
}

export interface HostRedirect {
  from: string
  /** Path, with an anchor if the redirect has one. */
  to: string
}

/** Source of the configuration of every host and of the `npm run serve` server. */
export interface Hosting {
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>
  /** Rules for groups of files; a later rule overrides earlier ones and `headers`. */
  rules: readonly HeaderRule[]
  redirects: readonly HostRedirect[]
}

/** Files in the published folder that are only for hosts and are never served. */
export const hostFiles = [hostHeadersPath, hostRedirectsPath, vercelPath] as const

/** Value of a header that a rule removes. */
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

/**
 * Headers that browsers apply to pages, drawings and workers, and ignore on the assets of a page.
 */
const headersOfPages = [
  "Content-Security-Policy",
  "Cross-Origin-Opener-Policy",
  "Permissions-Policy",
  "Referrer-Policy",
  "X-Frame-Options",
]

/** Headers of a response that no rule changes, other than the policy of pages. */
const common: Readonly<Record<string, string>> = {
  "Cache-Control": revalidated,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  // Features that video players need are not listed; the security policy restricts which pages can
  // be framed.
  "Permissions-Policy": unusedFeatures.map(feature => `${feature}=()`).join(", "),
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // Two years. Browsers honor the header only over https.
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  // For browsers without support for frame-ancestors.
  "X-Frame-Options": "DENY",
}

/** Links of the home page as a header (RFC 8288), for programs that read no HTML. */
const linksForPrograms = [
  [llmsPath, "describedby", "text/plain"],
  [sitemapPath, "sitemap", "application/xml"],
  [apiCatalogPath, "api-catalog", "application/linkset+json"],
]
  .map(([path, rel, type]) => `<${path}>; rel="${rel}"; type="${type}"`)
  .join(", ")

/** Media type of the API catalog, which its name without an extension does not reveal. */
const linkSetType =
  'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"; charset=utf-8'

interface Published {
  /** Content-Security-Policy of pages. */
  policy: string
  redirects: readonly HostRedirect[]
  /** Names of the bundler's files, relative to the published folder. */
  assets: readonly string[]
}

export function hostingOf({ policy, redirects, assets }: Published): Hosting {
  const named = pathPattern(namedByContent)
  return {
    headers: { ...common, "Content-Security-Policy": policy },
    rules: [
      {
        // Saves 2.1 kB on each of a dozen files in the first view. A worker needs the policy of its
        // own response.
        name: "page assets",
        paths:
          "(?!search-worker-).+\\.(?:avif|css|gif|ico|jpe?g|js|json|map|png|webmanifest|webp|woff2)",
        // Hosts that combine headers cannot remove any.
        globs: [],
        ofFilesThere: true,
        headers: Object.fromEntries(headersOfPages.map(name => [name, notSent])),
      },
      {
        // Feed readers and other sites show pictures.
        name: "pictures",
        paths: ".+\\.(?:avif|gif|ico|jpe?g|png|svg|webp)",
        globs: [...[...pictureFolders, hashedFilesPath].map(folder => `${folder}*`), faviconPath],
        headers: { "Cross-Origin-Resource-Policy": "cross-origin" },
      },
      {
        name: "drawings",
        paths: ".+\\.svg",
        // Hosts that combine headers would send both policies, of which the stricter one applies
        // anyway.
        globs: [],
        headers: { "Content-Security-Policy": drawingPolicy },
      },
      {
        name: "files named by their content",
        paths: namedByContent,
        globs: [
          `${hashedFilesPath}*`,
          `${searchFolder}/titles-*`,
          `${searchFolder}/headings-*`,
          `${searchFolder}/texts-*`,
          ...assets
            .map(name => `/${name}`)
            .filter(path => named.test(path) && !path.startsWith(hashedFilesPath)),
        ],
        headers: { "Cache-Control": forEver },
      },
      {
        // Other sites may fetch the data.
        name: "contract data",
        paths: "contracts/.+",
        globs: [`${contractsFolder}*`],
        headers: { "Access-Control-Allow-Origin": "*" },
      },
      {
        // Hosts take `.ts` files for videos.
        name: "contract types",
        paths: "contracts/.+\\.ts",
        globs: [`${contractsFolder}*.ts`],
        headers: { "Content-Type": contentTypeOf(".ts") },
      },
      {
        // The response is HTML or Markdown, depending on the Accept header.
        name: "pages and their Markdown",
        paths: "(?:.*\\.(?:html|md)|(?:.*/)?[^/.]*)",
        globs: [],
        headers: { Vary: "Accept" },
      },
      {
        // Programs find the rest of the site from its home page, which is //index.html for nginx.
        name: "home page",
        paths: "(?:/?index\\.html)?",
        globs: ["/"],
        headers: { Link: linksForPrograms },
      },
      {
        name: "API catalog",
        paths: apiCatalogPath.slice(1).replaceAll(".", "\\."),
        globs: [apiCatalogPath],
        headers: { "Content-Type": linkSetType, "Access-Control-Allow-Origin": "*" },
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

/** Adds to the policies the hashes of an earlier release, whose pages may still be open. */
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
