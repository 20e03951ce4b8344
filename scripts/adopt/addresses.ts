import { posix } from "node:path"
import { splitDatePrefix, withoutExtension } from "../../src/content/file-names"
import { addressOf } from "../../src/content/read/read-entry"
import { docPath, join } from "../../src/content/routes"
import { isSection } from "../../src/content/sections"
import { docsInstances } from "../../src/content/tree/docs-instances"
import { readFrontMatter } from "../../src/markdown/syntax/front-matter"
import { docsVersions } from "../../src/site.config"
import type { DocusaurusSite, Instance } from "./docusaurus-site"
import { docsFolderOf, sectionOf } from "./place-files"
import { recordOf, textOf } from "./read-module"

export interface Move {
  from: string
  to: string
}

/**
 * Pages whose address is another one here: those of docs and blogs elsewhere than at their folder, those of the current docs
 * where Docusaurus shows an older version first, and posts with a date in their address.
 * @param texts pages by their path below the content folder
 */
export function movedPages(
  site: DocusaurusSite,
  texts: ReadonlyMap<string, string>,
  versions: readonly string[],
): Move[] {
  const [current] = docsInstances([])
  const moves = [...texts].flatMap(([file, text]) => {
    const { data } = readFrontMatter(file, text)
    const slug = textOf(data.slug as string)
    const id = textOf(data.id as string)
    const docs = site.docs.findLast(each => file.startsWith(`${docsFolderOf(site, each)}/`))
    if (docs && current) {
      const relative = posix.relative(docsFolderOf(site, docs), file)
      const to = addressOf(
        { collection: "docs", instance: current, relativeFile: posix.relative("docs", file) },
        data,
      )
      return [
        {
          from: docPath(currentBase(docs, docs === site.docs[0] ? versions : []), relative, {
            slug,
            id,
          }),
          to,
        },
      ]
    }
    const posts = site.blogs.find(each => file.startsWith(`${sectionOf(site, each)}/`))
    const [section = ""] = file.split("/")
    if (!posts || !isSection(section)) return []
    const relativeFile = posix.relative(section, file)
    const to = addressOf({ collection: section, relativeFile }, data)
    return [{ from: join(posts.route, slug ?? datedPath(relativeFile)), to }]
  })
  return moves.filter(({ from, to }) => from !== to)
}

/** Where Docusaurus shows the docs that are written at present: `/docs`, or `/docs/next` where it shows an older version first. */
function currentBase({ route, options }: Instance, versions: readonly string[]): string {
  const isShown = versions.length === 0 || options.lastVersion === docsVersions[0].name
  const own = recordOf(recordOf(options.versions)[docsVersions[0].name])
  return join(route, textOf(own.path) ?? (isShown ? "" : "next"))
}

/** `2024-03-01-hello.md` -> `2024/03/01/hello` */
function datedPath(relativeFile: string): string {
  const { date, name } = splitDatePrefix(withoutExtension(relativeFile))
  return date ? posix.join(date.replaceAll("-", "/"), name) : name
}

/** Redirects that lead to a page, each address once, through none of the others; and those that do not. */
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

/** Without the slash at the end. */
const plain = (path: string) => path.replace(/(.)\/+(?=#|$)/, "$1")
