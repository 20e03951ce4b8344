import { posix } from "node:path"
import { docsInstances } from "../../../src/content/docs-instances"
import { datedAddress, withoutExtension } from "../../../src/content/file-names"
import {
  articleSlug,
  docPath,
  join,
  laterNamesakes,
  standalonePath,
} from "../../../src/content/routes"
import { docsVersions } from "../../../src/site.config"
import { mapOutsideCode, readFrontMatter } from "../site-compiler"
import type { DocsPlugin, DocusaurusSite } from "./read-site"
import type { Version } from "./versions"

/** A page that Docusaurus publishes. */
export interface TeamPage {
  /** Path below the team's site. */
  source: string
  /** Path below the content folder. */
  target: string
  /** Address in Docusaurus, with its base address. */
  from: string
  /** Address here. */
  to: string
}

/**
 * Pages of a site, except drafts and partials, with their addresses in Docusaurus and here. The two
 * differ for docs and blogs routed away from their folder, for posts with a date in their address,
 * and below a `baseUrl`.
 * @param texts pages by their path below the content folder
 * @param sources their paths below the team's site
 */
export function teamPages(
  site: DocusaurusSite,
  texts: ReadonlyMap<string, string>,
  sources: ReadonlyMap<string, string>,
): TeamPage[] {
  const isPost = (target: string) =>
    site.blogs.some(({ section }) => target.startsWith(`${section}/`)) && isPublished(target)
  const namesakes = laterNamesakes([...texts.keys()].filter(isPost))
  return [...texts].flatMap(([target, text]) => {
    if (!isPublished(target)) return []
    const { data, writtenAt } = readFrontMatter(target, text)
    if (data.draft === true || data.draft === "true") return []
    const value = (key: string) =>
      typeof data[key] === "number" ? writtenAt?.([key]) : textOf(data[key])
    const written = {
      id: value("id"),
      slug: value("slug"),
      parse_number_prefixes: data.parse_number_prefixes !== false,
    }
    const addresses =
      ofDocs(site, target, written) ?? ofOthers(site, target, written.slug, namesakes)
    const source = sources.get(target) ?? target
    return addresses
      ? [{ source, target, from: join(site.baseUrl, addresses.from), to: addresses.to }]
      : []
  })
}

interface Written {
  id?: string
  slug?: string
  parse_number_prefixes: boolean
}

interface Addresses {
  from: string
  to: string
}

function ofDocs(site: DocusaurusSite, target: string, written: Written): Addresses | undefined {
  const [main] = site.docs
  const older = main?.versions.filter(({ isShown }) => !isShown).map(({ name }) => name) ?? []
  const place = docsInstances(older, {
    ...docsVersions[0],
    path: site.docsPath,
    isLast: true,
  }).find(({ folder }) => target.startsWith(`${folder}/`))
  const found = docsOf(site, target)
  if (!found || !place) return undefined
  const { docs, version } = found
  const relative = posix.relative(version.target, target)
  const part = posix.relative(place.folder, version.target)
  return {
    from: docPath(join(docs.route, version.path), relative, written),
    to: docPath(join(place.path, part), relative, written),
  }
}

/** Docs plugin and version that a file belongs to. */
export interface DocsOwner {
  docs: DocsPlugin
  version: Version
}

export function docsOf(site: DocusaurusSite, target: string): DocsOwner | undefined {
  return site.docs
    .flatMap(docs => docs.versions.map(version => ({ docs, version })))
    .filter(({ version }) => target.startsWith(`${version.target}/`))
    .sort((a, b) => b.version.target.length - a.version.target.length)[0]
}

function ofOthers(
  site: DocusaurusSite,
  target: string,
  slug: string | undefined,
  namesakes: ReadonlySet<string>,
): Addresses | undefined {
  const posts = site.blogs.find(({ section }) => target.startsWith(`${section}/`))
  if (posts) {
    const relative = posix.relative(posts.section, target)
    const isDated = site.hasDatedPosts || namesakes.has(target)
    return {
      from: join(posts.route, slug ?? datedAddress(withoutExtension(relative))),
      to: join(posts.section, articleSlug(relative, slug, isDated)),
    }
  }
  if (!target.startsWith("pages/")) return undefined
  const file = posix.relative("pages", target)
  // Docusaurus ignores `slug` on single pages.
  return { from: standalonePath(file), to: standalonePath(file, slug) }
}

/** Returns false for files that Docusaurus excludes: partials, and tests. */
export const isPublished = (file: string): boolean =>
  /\.mdx?$/.test(file) && !/(?:^|\/)_|(?:^|\/)__tests__\/|\.test\.mdx?$/.test(file)

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined)

/** Root-relative target of a link in Markdown, an element, or the front matter. */
const rootedLink =
  /(\]\(<?|\]:[ \t]*<?|\b(?:href|src|to)=\{?["']|(?<=pathname:\/\/)|^image:[ \t]*["']?)(\/(?!\/)[^\s)"'>#?]*)/gm

/**
 * Rewrites links to the pages' addresses here. Docusaurus accepts links with and without its
 * `baseUrl`.
 * @param pages addresses here by their Docusaurus address
 */
export function withAddressesHere(
  text: string,
  baseUrl: string,
  pages: ReadonlyMap<string, string>,
): string {
  const base = join(baseUrl)
  return mapOutsideCode(text, prose =>
    prose.replace(rootedLink, (whole, before: string, path: string) => {
      const hasBase = base !== "/" && `${path}/`.startsWith(`${base}/`)
      const below = hasBase ? path.slice(base.length) || "/" : path
      const address = pages.get(join(base, below))
      if (base === "/") return address && address !== join(path) ? before + address : whole
      return before + (address ?? below)
    }),
  )
}
