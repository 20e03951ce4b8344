import { posix } from "node:path"
import { docsInstances } from "../../src/content/docs-instances"
import { datedAddress, withoutExtension } from "../../src/content/file-names"
import { join } from "../../src/content/routes"
import { asMeant } from "../../src/content/schema/as-meant"
import { articleFrontMatter } from "../../src/content/schema/front-matter/article"
import { docFrontMatter } from "../../src/content/schema/front-matter/doc"
import { isSection } from "../../src/content/sections"
import { readFrontMatter } from "../../src/markdown/syntax/front-matter"
import { mapOutsideCode } from "../../src/markdown/syntax/source-text"
import { addressOf } from "../../src/site/read-entry"
import { docsVersions } from "../../src/site.config"
import type { DocusaurusSite, Instance } from "./docusaurus-site"
import { docsFolderOf, sectionOf } from "./place-files"
import { recordOf, textOf, type Value } from "./read-module"

export interface Move {
  from: string
  to: string
}

/**
 * Maps page addresses in Docusaurus to addresses here. They differ for docs and blogs routed away
 * from their folder, for current docs when Docusaurus shows an older version first, for posts with
 * a date in their address, and below a `baseUrl`.
 * @param texts pages by their path below the content folder
 */
export function addressesOf(
  site: DocusaurusSite,
  texts: ReadonlyMap<string, string>,
  versions: readonly string[],
): Move[] {
  const [current] = docsInstances([])
  return [...texts].flatMap(([file, text]) => {
    const { data: written, writtenAt = () => undefined } = readFrontMatter(file, text)
    const docs = site.docs.findLast(each => file.startsWith(`${docsFolderOf(site, each)}/`))
    if (docs && current) {
      const instance = {
        ...current,
        path: currentBase(docs, docs === site.docs[0] ? versions : []),
      }
      const data = asMeant(docFrontMatter, written, writtenAt)
      const relative = posix.relative(docsFolderOf(site, docs), file)
      const to = posix.relative("docs", file)
      const from = addressOf({ collection: "docs", instance, relativeFile: relative }, data)
      return [
        {
          from: join(site.baseUrl, from),
          to: addressOf({ collection: "docs", instance: current, relativeFile: to }, data),
        },
      ]
    }
    const posts = site.blogs.find(each => file.startsWith(`${sectionOf(site, each)}/`))
    const [section = ""] = file.split("/")
    if (!posts || !isSection(section)) return []
    const relativeFile = posix.relative(section, file)
    const data = asMeant(articleFrontMatter, written, writtenAt) as Record<string, Value>
    const address = textOf(data.slug) ?? datedAddress(withoutExtension(relativeFile))
    return [
      {
        from: join(site.baseUrl, posts.route, address),
        to: addressOf({ collection: section, relativeFile }, data),
      },
    ]
  })
}

/** Root-relative target of a link in Markdown, an element, or the front matter. */
const rootedLink =
  /(\]\(<?|\]:[ \t]*<?|\b(?:href|src|to)=\{?["']|(?<=pathname:\/\/)|^image:[ \t]*["']?)(\/(?!\/)[^\s)"'>#?]*)/gm

/**
 * Rewrites links to the addresses that pages have here. Docusaurus accepts links with and without
 * its `baseUrl`.
 * @param pages addresses here by their Docusaurus address
 */
export function withoutBase(
  text: string,
  baseUrl: string,
  pages: ReadonlyMap<string, string>,
): string {
  const base = join(baseUrl)
  if (base === "/") return text
  return mapOutsideCode(text, prose =>
    prose.replace(rootedLink, (_, before: string, path: string) => {
      const below = `${path}/`.startsWith(`${base}/`) ? path.slice(base.length) || "/" : path
      return before + (pages.get(join(base, below)) ?? below)
    }),
  )
}

/** Base address of the current docs: `/docs`, or `/docs/next` if an older version comes first. */
function currentBase({ route, options }: Instance, versions: readonly string[]): string {
  const isShown = versions.length === 0 || options.lastVersion === docsVersions[0].name
  const own = recordOf(recordOf(options.versions)[docsVersions[0].name])
  return join(route, textOf(own.path) ?? (isShown ? "" : "next"))
}

/** Separates redirects that lead directly to a page, one for each address, from the others. */
export function soundRedirects(
  redirects: readonly Move[],
  pages: ReadonlySet<string>,
): { sound: Move[]; left: Move[] } {
  const targets = new Map(redirects.toReversed().map(({ from, to }) => [plain(from), to]))
  const sound = new Map<string, Move>()
  const left: Move[] = []
  for (const { from, to } of redirects) {
    const address = plain(from)
    const [path = "", anchor] = (targets.get(plain(to)) ?? to).split("#")
    const target = plain(path)
    if (sound.has(address)) continue
    if (pages.has(address) || !pages.has(target) || /[?#\s]/.test(address)) left.push({ from, to })
    else sound.set(address, { from: address, to: anchor ? `${target}#${anchor}` : target })
  }
  return { sound: [...sound.values()], left }
}

/** Removes the trailing slash. */
const plain = (path: string) => path.replace(/(.)\/+(?=#|$)/, "$1")
