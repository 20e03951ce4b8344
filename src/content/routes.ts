import { decodeAddress } from "../lib/decode-address"
import { type articleSections, docsVersions } from "../site.config"
import { isFolderPage, splitDatePrefix, splitNumberPrefix, withoutExtension } from "./file-names"

/**
 * Every url of the site is made here. Paths have no trailing slash (the home page is `/`),
 * segments are kept as authors wrote them, and anchors are added by `withAnchor`.
 */
export type ArticleSection = keyof typeof articleSections

export const homePath = "/"
/** Where on the home page readers draw a payoff. */
export const drawingAnchor = "draw"
export const searchPath = "/search"
export const notFoundPath = "/404"
/** The page that shows one figure of another page, for other sites to frame. */
export const embedPath = "/embed"
/** Its address for a figure, with what sets the sliders (`a-short-put.strike=100`). */
export const embedAddress = (page: string, figure: string, settings = "") =>
  `${embedPath}?${new URLSearchParams({ page, figure })}${settings && `&${settings}`}`

/** The page on which readers build a position, with one set. The dot says that it is not for a reader's first act to load. */
export const labAddress = (state: string) => `/lab?${labStateKey}=${state}`
/** Where the address of the lab keeps its state. */
export const labStateKey = "lab.s"

export const sectionPath = (section: ArticleSection) => `/${section}`
export const articlePath = (section: ArticleSection, slug: string) => join(`/${section}`, slug)
export const listPath = (section: ArticleSection, page: number) => paged(sectionPath(section), page)
export const archivePath = (section: ArticleSection, page = 1) => paged(`/${section}/archive`, page)
export const articleTagsPath = (section: ArticleSection) => `/${section}/tags`
export const articleTagPath = (section: ArticleSection, slug: string, page = 1) =>
  paged(`/${section}/tags/${slug}`, page)

export const docsTagsPath = (docsBase: string) => join(docsBase, "tags")
export const docsTagPath = (docsBase: string, slug: string, page = 1) =>
  paged(join(docsBase, `tags/${slug}`), page)
/** Page of a docs category that has no document of its own. */
export const categoryPath = (docsBase: string, slug: string) => join(docsBase, slug)
/** Page of a category with `link: {type: generated-index}` that has no slug. */
export const generatedIndexPath = (docsBase: string, name: string) =>
  join(docsBase, "category", name)
export const standalonePath = (slug: string) => join("/", slug)
export const privacyPolicyPath = "/privacy-policy"

/** Overview of one version of the contract reference, which stands in the docs that readers are shown first. */
export const contractVersionPath = (version: string) => join(contractsPath, version)

/** Folder of the contract reference, all versions. */
export const contractsPath = join(docsVersions[0].path, "contracts")

/** Path of a contract page: `/docs/contracts/V1.1/types/library.TokenIdLibrary`. */
export const contractPath = (
  version: string,
  { folder = "", kind, name }: { folder?: string; kind: string; name: string },
) => join(contractVersionPath(version), folder, `${kind}.${name}`)

export const isTermPath = (path: string) => path.includes(termsFolder)
const termsFolder = "/terms/"

/** File that holds the list of all articles of a section, for its sidebar. */
export const articleIndexPath = (section: ArticleSection) => `/${section}/articles.json`

/**
 * Path of a document from its file below the docs folder, by Docusaurus' rules: number prefixes are dropped; a
 * `slug` with a leading slash counts from the docs base, any other from the folder; a page that stands for its
 * folder has the folder's address; else `id` replaces the file name.
 */
export function docPath(
  docsBase: string,
  relativeFile: string,
  overrides: { id?: string; slug?: string; parse_number_prefixes?: boolean } = {},
): string {
  const { id, slug, parse_number_prefixes = true } = overrides
  if (slug?.startsWith("/")) return join(docsBase, slug)
  const segments = withoutExtension(relativeFile)
    .split("/")
    .map(segment => (parse_number_prefixes ? splitNumberPrefix(segment).name : segment))
  const fileName = segments.pop() ?? ""
  const last = slug ?? (isFolderPage(relativeFile) ? "" : (id ?? fileName))
  return join(docsBase, resolveSegments([...segments, ...last.split("/")]))
}

/** Path without `.` and `..`. */
export function resolveSegments(segments: readonly string[]): string {
  const path: string[] = []
  for (const segment of segments) {
    if (segment === "..") path.pop()
    else if (segment !== "." && segment !== "") path.push(segment)
  }
  return path.join("/")
}

/** Slug of an article: front matter `slug`, else the name of its file or folder without the date. */
export function articleSlug(relativeFile: string, slug?: string): string {
  return (slug ?? splitDatePrefix(withoutExtension(relativeFile)).name).replace(/^\/+|\/+$/g, "")
}

/** Joins path parts with single slashes; no trailing slash, but `/` for the root. */
export function join(...parts: string[]): string {
  const path = parts
    .flatMap(part => part.split("/"))
    .filter(Boolean)
    .join("/")
  return `/${path}`
}

/** The form in which two addresses of one page are equal: no trailing slash, percent signs decoded. */
export function normalisePath(path: string): string {
  const [bare = ""] = path.split(/[?#]/)
  return decodeAddress(bare, decodeURIComponent).replace(/\/+$/, "") || "/"
}

/** Anchor of an address without `#`, decoded; undefined where there is none. */
export function anchorOf(href: string): string | undefined {
  const index = href.indexOf("#")
  return index < 0 ? undefined : decodeAddress(href.slice(index + 1), decodeURIComponent)
}

export const withAnchor = (path: string, anchor: string | null | undefined) =>
  anchor ? `${path}#${anchor}` : path

/** Full address of a path of the site, percent-encoded. */
export const absoluteUrl = (siteUrl: string, path: string) => `${siteUrl}${encodePath(path)}`

/** A path in the only form in which files for programs write it: percent-encoded once, even if a part of it was already. */
export const encodePath = (path: string) => encodeURI(path).replace(/%25(?=[\dA-Fa-f]{2})/g, "%")

/** Full address of a picture: a path of the site, or an address elsewhere. */
export const pictureUrl = (siteUrl: string, src: string) =>
  src.startsWith("/") ? absoluteUrl(siteUrl, src) : src

function paged(path: string, page: number): string {
  return page === 1 ? path : `${path}/page/${page}`
}
