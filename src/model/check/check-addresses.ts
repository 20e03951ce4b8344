import { fixedFiles, markdownPath } from "../../content/artifact-paths"
import { withoutPrefixes } from "../../content/docs-instances"
import type { Problem } from "../../content/problem"
import { join } from "../../content/routes"
import type { Page } from "../page"
import type { SiteContent } from "../site-content"

/** Longest name, in bytes, that every file system accepts with the suffixes that the build adds. */
const longestName = 200
/** Longest address, in bytes, which leaves room for the path of the site's folder. */
const longestAddress = 1000

type Fault = Pick<Problem, "message" | "fix">

/** Reason why a part of an address between slashes cannot be published; undefined if it can. */
export function unfitName(name: string): Fault | undefined {
  const shown = JSON.stringify(name.length > 60 ? `${name.slice(0, 59)}…` : name)
  const [sign] = /[%#?\\"*:<>|]/.exec(name) ?? []
  if (sign)
    return {
      message: `in the address, ${shown} has the character ${sign}, which addresses of pages cannot have`,
      fix: rename,
    }
  if (/\p{Cc}|[\u2028-\u202e\u2066-\u2069\ufffd]/u.test(name))
    return { message: `in the address, ${shown} has an invisible character`, fix: rename }
  if (name !== name.normalize("NFC")) {
    const message = `in the address, ${shown} has letters that are made of two characters; keyboards write one`
    return { message, fix: rename }
  }
  if (/^\.+$/.test(name))
    return { message: `in the address, ${shown} leads to another folder`, fix: rename }
  return Buffer.byteLength(name) > longestName
    ? { message: `in the address, ${shown} is too long for a file name`, fix: rename }
    : undefined
}

const rename =
  "name the file with letters, digits and hyphens, or write such a `slug` into its front matter"

/**
 * Finds pages and redirects at addresses that browsers, hosts, or file systems confuse with others.
 * Reports each folder once.
 * @param assets addresses of files that are served next to the pages
 */
export function checkAddresses(
  content: SiteContent,
  pages: readonly Page[],
  assets: ReadonlySet<string>,
): Problem[] {
  const told = new Map<string, string>()
  const files = new Map(
    [...assets, ...fixedFiles, ...pages.map(({ path }) => markdownPath(path))].map(file => [
      file.toLowerCase(),
      file,
    ]),
  )
  const ofPages = pages.flatMap((page): Problem[] => {
    const { fault, until } = faultOf(page.path, files)
    if (!fault) return []
    const before = told.get(until)
    const place = placeOf(page, content)
    if (before === undefined) told.set(until, place.file)
    return [{ ...place, field: "slug", ...fault, ...(before ? { follows: before } : {}) }]
  })
  const ofRedirects = content.tree.redirects.flatMap(({ from, file, line }): Problem[] => {
    const { fault } = faultOf(from, files)
    const folder = /^(.*)\/index\.html$/i.exec(from)?.[1]
    if (folder !== undefined) {
      const message = `hosts already redirect ${from} to the address of its folder`
      const fix = `write \`from: ${folder || "/"}\` instead`
      return [{ file, line, field: "from", message, fix }]
    }
    const fix = "write an address that a page once had, or remove the entry"
    return fault ? [{ file, line, field: "from", message: fault.message, fix }] : []
  })
  return [...ofPages, ...ofRedirects]
}

/** Fault of an address, and the prefix shared by all pages that have the same fault. */
function faultOf(
  path: string,
  files: ReadonlyMap<string, string>,
): { fault?: Fault; until: string } {
  const names = path.split("/").slice(1)
  for (const [index, name] of names.entries()) {
    const fault = unfitName(name)
    if (fault) return { fault, until: join(...names.slice(0, index + 1)) }
  }
  const fix = "give the page another `slug`"
  if (names[0] === "page-data" || names[0] === "static") {
    const message = `the address ${path} begins like those of the site's own files`
    return { fault: { message, fix }, until: path }
  }
  for (const [index] of names.entries()) {
    const file = files.get(join(...names.slice(0, index + 1)).toLowerCase())
    const place =
      file === path ? `at the address ${path}` : `at ${file}, which conflicts with ${path}`
    if (file) return { fault: { message: `the site has a file ${place}`, fix }, until: path }
  }
  if (Buffer.byteLength(path) > longestAddress)
    return { fault: { message: "the address is too long for a file", fix }, until: path }
  return { until: path }
}

/**
 * File and line where an author can change the address: those of the page, of its category, or of
 * the sidebar that names the category.
 */
export function placeOf(page: Page, { tree }: SiteContent): Pick<Problem, "file" | "line"> {
  const { path, file, line } = page
  if (file !== undefined) return { file, line }
  if (page.kind !== "docCategory") return { file: tree.folder }
  const { name, path: base, folder } = page.docs.instance
  const source = tree.categories.find(
    ({ version, folder: below, data: { link } }) =>
      version === name &&
      ((link?.type === "generated-index" && join(base, link.slug ?? below) === path) ||
        join(base, withoutPrefixes(below)) === path),
  )
  const sidebar = tree.sidebars.find(({ version }) => version === name)
  const place = source?.file ?? sidebar?.file ?? `${tree.folder}/${folder}`
  return { file: place, line: source?.linkLine }
}
