import { compareText } from "../lib/compare-text"
import { decodeAddress } from "../lib/decode-address"
import { type articleSections, docsVersions } from "../site.config"
import {
  datedAddress,
  isFolderPage,
  splitDatePrefix,
  splitNumberPrefix,
  withoutExtension,
} from "./file-names"

/**
 * All URLs of the site are made here. Paths have no trailing slash (the home page is `/`), segments
 * stay as authors wrote them, and `withAnchor` adds anchors.
 */
export type ArticleSection = keyof typeof articleSections

export const homePath = "/"
/** Anchor of the part of the home page in which readers draw a payoff. */
export const drawingAnchor = "draw"
export const searchPath = "/search"
export const notFoundPath = "/404"
/** Path of the page that shows one figure of another page, for other sites to embed. */
export const embedPath = "/embed"
/** Address of an embedded figure, with the values of its sliders (`a-short-put.strike=100`). */
export const embedAddress = (page: string, figure: string, settings = "") =>
  `${embedPath}?${new URLSearchParams({ page, figure })}${settings && `&${settings}`}`

/**
 * Address of the page on which readers build a position, with a position set. The dot in the key
 * makes scripts load at once, not on the reader's first action (sets-figures.ts).
 */
export const labAddress = (state: string) => `${labPath}?${labStateKey}=${state}`
export const labPath = "/lab"
/** Page of the tool that turns a Uniswap range into a short put. */
export const uniswapRangePath = "/uniswap-range"
/** Query parameter in which the lab's address stores its state. */
export const labStateKey = "lab.s"

export const sectionPath = (section: ArticleSection) => `/${section}`
export const articlePath = (section: ArticleSection, slug: string) => join(`/${section}`, slug)
export const listPath = (section: ArticleSection, page: number) => paged(sectionPath(section), page)
export const archivePath = (section: ArticleSection, page = 1) => paged(`/${section}/archive`, page)
export const articleTagsPath = (section: ArticleSection) => `/${section}/tags`
export const articleTagPath = (section: ArticleSection, slug: string, page = 1) =>
  paged(`/${section}/tags/${slug}`, page)

/** Folder of the docs' index for programs, which has a folder even if their pages are at the root. */
export const docsIndexFolder = docsVersions[0].path === "/" ? "/docs" : docsVersions[0].path
export const docsTagsPath = (docsBase: string) => join(docsBase, "tags")
export const docsTagPath = (docsBase: string, slug: string, page = 1) =>
  paged(join(docsBase, `tags/${slug}`), page)
/** Returns true if a page is part of the docs, in any version. */
export const isDocsPath = (path: string) =>
  docsVersions.some(version => `${path}/`.startsWith(`${version.path}/`))
/** Page of a docs category without its own document. */
export const categoryPath = (docsBase: string, slug: string) => join(docsBase, slug)
/** Page of a category with `link: {type: generated-index}` and no slug. */
export const generatedIndexPath = (docsBase: string, name: string) =>
  join(docsBase, "category", name)
/** Path of a single page: its `slug`, or its file; `index` is the page of its folder. */
export const standalonePath = (relativeFile: string, slug?: string) =>
  join("/", slug ?? withoutExtension(relativeFile).replace(/(?:^|\/)index$/, ""))
export const privacyPolicyPath = "/privacy-policy"

/** Overview of one version of the contract reference, which is part of the current docs. */
export const contractVersionPath = (version: string) => join(contractsPath, version)

/** Folder of the contract reference in all versions. */
export const contractsPath = join(docsVersions[0].path, "contracts")

/** Path of a contract page: `/docs/contracts/V1.1/types/library.TokenIdLibrary`. */
export const contractPath = (
  version: string,
  { folder = "", kind, name }: { folder?: string; kind: string; name: string },
) => join(contractVersionPath(version), folder, `${kind}.${name}`)

export const isTermPath = (path: string) => path.includes(termsFolder)
const termsFolder = "/terms/"

/** File with the list of all articles of a section, for its sidebar. */
export const articleIndexPath = (section: ArticleSection) => `/${section}/articles.json`

/**
 * Returns the path of a document from its file below the docs folder, by Docusaurus' rules: number
 * prefixes are dropped, and a `slug` with a leading slash counts from the docs base, any other from
 * the folder. A page that represents its folder has the folder's address; otherwise `id` replaces
 * the file name.
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

/**
 * Returns true if a page has the address of a folder, which ends with a slash in Docusaurus:
 * relative links on it count from the folder, on other pages from the folder above.
 */
export function isFolderAddress(
  collection: string,
  relativeFile: string,
  slug: string | undefined,
): boolean {
  if (slug !== undefined) return collection !== "pages" && /(?:^|\/)\.{0,2}$/.test(slug)
  if (collection === "docs") return isFolderPage(relativeFile)
  return collection === "pages" && /(?:^|\/)index\.mdx?$/.test(relativeFile)
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

/**
 * Slug of an article: front matter `slug`, or else its file or folder name without the date, or
 * with the date in front as in Docusaurus.
 */
export function articleSlug(relativeFile: string, slug?: string, isDated = false): string {
  const file = withoutExtension(relativeFile)
  const name = isDated ? datedAddress(file) : splitDatePrefix(file).name
  return (slug ?? name).replace(/^\/+|\/+$/g, "")
}

/**
 * Files of articles that share their name with an older one. They have dated addresses, so that the
 * older one keeps its own.
 * @param paths files below the content folder, such as `blog/2024-01-02-hello.md`
 */
export function laterNamesakes(paths: readonly string[]): ReadonlySet<string> {
  const dated = paths
    .map(path => ({ path, ...splitDatePrefix(withoutExtension(path)) }))
    .sort((a, b) => compareText(a.date ?? "", b.date ?? "") || compareText(a.path, b.path))
  const names = new Set<string>()
  return new Set(
    dated.flatMap(({ path, name, date }) => {
      const isLater = names.has(name) && date !== undefined
      names.add(name)
      return isLater ? [path] : []
    }),
  )
}

/** Joins path parts with single slashes, without a trailing slash; returns `/` for the root. */
export function join(...parts: string[]): string {
  const path = parts
    .flatMap(part => part.split("/"))
    .filter(Boolean)
    .join("/")
  return `/${path}`
}

/** Normalizes a path, so that equal addresses compare equal: no trailing slash, percent-decoded. */
export function normalisePath(path: string): string {
  const [bare = ""] = path.split(/[?#]/)
  return decodeAddress(bare, decodeURIComponent).replace(/\/+$/, "") || "/"
}

/** Decoded anchor of an address without `#`; undefined if the address has none. */
export function anchorOf(href: string): string | undefined {
  const index = href.indexOf("#")
  return index < 0 ? undefined : decodeAddress(href.slice(index + 1), decodeURIComponent)
}

export const withAnchor = (path: string, anchor: string | null | undefined) =>
  anchor ? `${path}#${anchor}` : path

/** Full address of a path of the site, percent-encoded. */
export const absoluteUrl = (siteUrl: string, path: string) => `${siteUrl}${encodePath(path)}`

/**
 * Path as written in all files for programs: percent-encoded once, even if parts of it were encoded
 * already.
 */
export const encodePath = (path: string) => encodeURI(path).replace(/%25(?=[\dA-Fa-f]{2})/g, "%")

/** Full address of a picture: a path of the site, or an address elsewhere. */
export const pictureUrl = (siteUrl: string, src: string) =>
  src.startsWith("/") ? absoluteUrl(siteUrl, src) : src

function paged(path: string, page: number): string {
  return page === 1 ? path : `${path}/page/${page}`
}
