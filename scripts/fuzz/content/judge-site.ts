import { existsSync, lstatSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { toHtml } from "hast-util-to-html"
import rehypeRaw from "rehype-raw"
import remarkGfm from "remark-gfm"
import remarkParse from "remark-parse"
import remarkRehype from "remark-rehype"
import { unified } from "unified"
import { type Problem, placeOf } from "../../../src/content/problem"
import type { Body } from "../../../src/content/schema/body"
import { withBodies } from "../../../src/emit/page-bodies"
import { finishedBody } from "../../../src/site/finished-body"
import type { LoadedSite } from "../../../src/site/load-site"
import { canary } from "./corpus"
import { isScript, unsafeHtml } from "./unsafe-html"

/** Messages about a whole file or its name. */
const wholeFile =
  /missing|a link or a folder|symbolic link|is empty|UTF-16|has no (?:articles|documents)|not a section of the site|in the address|the address .* (?:begins|is already that of)|the site has a file at|is too long for a file|cannot be read: E[A-Z]+/

/** Faults in how a problem is reported. */
export function illTold(problem: Problem): string[] {
  const { file, line, message, fix } = problem
  const told = `${placeOf(problem)}: ${message}`
  const path = join(process.cwd(), file)
  const isText = existsSync(path) && lstatSync(path).isFile()
  return [
    ...(line === undefined && !wholeFile.test(message) && isText ? [`no line: ${told}`] : []),
    ...(line !== undefined &&
    isText &&
    line > readFileSync(path, "utf8").split(/\r?\n|\r/).length + 1
      ? [`a line that does not exist: ${told}`]
      : []),
    ...(/take out what was written last/.test(fix) ? [`not understood: ${told}`] : []),
    ...(fix.trim() === "" ? [`no text to write instead: ${told}`] : []),
    ...(message.length + fix.length > 2000
      ? [`a message of ${message.length + fix.length} characters: ${told.slice(0, 100)}`]
      : []),
    ...(`${message}${fix}`.includes(canary) ? [`reports a file outside of the site: ${told}`] : []),
  ]
}

/** Unsafe content in the published pages of these files. */
export function unsafePages(site: LoadedSite, files: ReadonlySet<string>): string[] {
  const entries = site.content.tree.entries.filter(({ file }) => files.has(file))
  const paths = new Set(entries.map(({ path }) => path))
  const faulty = new Set(site.problems.map(({ file }) => file))
  const published = withBodies(
    site.pages.filter(({ path }) => paths.has(path)),
    site,
  )
  const sound = new Set(entries.filter(({ file }) => !faulty.has(file)).map(({ path }) => path))
  return [
    ...entries.flatMap(entry => {
      const body = finishedBody(entry, site)
      const text = JSON.stringify(body)
      const outside = text.includes(canary) ? ["text of a file outside"] : []
      return [...unsafeBody(body), ...outside].map(found => `${entry.file}: ${found} in the page`)
    }),
    ...published.flatMap(({ path, html = "", markdown = "" }) => {
      const twin = sound.has(path) ? unsafeHtml(shown(markdown)) : []
      return [
        ...unsafeHtml(html).map(found => `${path}: ${found} in the feed`),
        ...twin.map(found => `${path}: ${found} in the Markdown twin`),
      ]
    }),
  ]
}

/** Renders Markdown like a viewer that trusts it. */
const viewer = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .freeze()

const shown = (markdown: string) => toHtml(viewer.runSync(viewer.parse(markdown)))

function unsafeBody(body: Body): string[] {
  return body.flatMap(node => {
    if (typeof node === "string") return unsafeHtml(node)
    const values = "component" in node ? addressesIn(node.props) : addressesIn(node.attributes)
    return [
      ...values.filter(isScript).map(value => `the address ${value.slice(0, 60)}`),
      ...unsafeBody(node.children),
    ]
  })
}

/** Values at any depth that a component may use as an address. */
function addressesIn(value: unknown, key = ""): string[] {
  if (typeof value === "string") return /^(?:href|src|to|url|light|dark)$/.test(key) ? [value] : []
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => addressesIn(item, name))
}
