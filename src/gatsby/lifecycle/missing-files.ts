import { existsSync } from "node:fs"
import { join } from "node:path"
import { hashedFilesPath, pageDataPath, pageHtmlPath } from "../../content/artifact-paths"
import { decodeAddress } from "../../lib/decode-address"
import { listFiles } from "../../site/list-files"
import { site } from "../../site.config"
import { type KeptReadings, keptReadings } from "./kept-readings"

/** A file that a page needs and that is not published. */
export interface MissingFile {
  /** Path of the page, or the style sheet below the published folder. */
  page: string
  /** Below the published folder. */
  file: string
}

/**
 * Files below `static/`, and results of static queries, that the HTML or the data of a page or a style sheet names
 * and that are not there. Addresses in texts are no names: only attributes, and values of the data, count.
 * @param pagePaths routes without trailing slash
 * @param files all of the published folder
 */
export function missingFiles(
  publicFolder: string,
  pagePaths: readonly string[],
  kept: KeptReadings = keptReadings(publicFolder),
  files: readonly string[] = listFiles(publicFolder),
): MissingFile[] {
  const missing: MissingFile[] = []
  const exists = remembered((file: string) => existsSync(join(publicFolder, file)))
  const namedByQuery = remembered(
    (file: string) => kept.of("files of data", file, "utf8", inData) ?? [],
  )
  const check = (page: string, named: Iterable<string>) => {
    for (const file of new Set(named)) if (!exists(file)) missing.push({ page, file })
  }
  for (const page of pagePaths) {
    const dataFile = pageDataPath(page).slice(1)
    const queries = (kept.of("static queries", dataFile, "utf8", staticQueries) ?? []).map(
      hash => `page-data/sq/d/${hash}.json`,
    )
    // HTML is most of what is published; Latin-1 is read several times faster, and addresses are ASCII.
    const htmlFile = pageHtmlPath(page).slice(1)
    check(page, [
      ...(kept.of("files of attributes", htmlFile, "latin1", inHtml) ?? []),
      ...(kept.of("files of data", dataFile, "utf8", inData) ?? []),
      ...queries,
      ...queries.flatMap(namedByQuery),
    ])
  }
  for (const file of files.filter(name => name.endsWith(".css")))
    check(file, kept.of("files of styles", file, "utf8", inStyles) ?? [])
  return missing
}

/** The list for a terminal, with what to do. */
export function formatMissing(missing: readonly MissingFile[]): string {
  const lines = missing.map(({ page, file }) => `${page} names /${file}, which is not in public`)
  return `${lines.join("\n")}\n    -> build again: as this build did not finish, the next one starts clean`
}

function remembered<T>(find: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>()
  return key => {
    const before = known.get(key)
    if (before !== undefined) return before
    const value = find(key)
    known.set(key, value)
    return value
  }
}

/** Static queries that a page shows. Only this list is parsed, since the data are large; in texts quotes are escaped. */
export function staticQueries(pageData: string): string[] {
  const [, list = "[]"] = /"staticQueryHashes":(\[[^\]]*\])/.exec(pageData) ?? []
  return JSON.parse(list) as string[]
}

/** From the start of a tag up to a place in the value of one of its attributes. */
const insideAttribute = /^<[a-z][^"<>]*(?:"[^"]*"[^"<>]*)*="[^"]*$/i

/** Files that attributes of an HTML text name. */
function inHtml(html: string): string[] {
  const files: string[] = []
  let at = html.indexOf(hashedFilesPath)
  while (at >= 0) {
    let next = at + hashedFilesPath.length
    // Every page carries the style sheets, whose own files are checked; theirs stand behind a bracket.
    const inStyle = html[at - 1] === "("
    if (!inStyle && insideAttribute.test(html.slice(html.lastIndexOf("<", at), at))) {
      const end = html.indexOf('"', at)
      next = end < 0 ? html.length : end
      files.push(...inValue(html.slice(html.lastIndexOf('"', at) + 1, next)))
    }
    at = html.indexOf(hashedFilesPath, next)
  }
  return files
}

/** Files that the values of a JSON text name: as addresses, or in HTML. */
function inData(json: string): string[] {
  // The data of all pages together are large, and few of them show pictures.
  return json.includes(hashedFilesPath) ? inJson(JSON.parse(json)) : []
}

function inJson(value: unknown): string[] {
  if (typeof value === "string") {
    if (!value.includes(hashedFilesPath)) return []
    return value.includes("<") ? inHtml(value) : isOurs(value) ? inValue(value) : []
  }
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(inJson) : []
}

/** Files that a style sheet names; quotes and brackets end an address there. */
function inStyles(css: string): string[] {
  return [...css.matchAll(/url\(["']?(\/static\/[^\s"')]+)/g)].map(([, address = ""]) =>
    fileOf(address),
  )
}

/** Of an attribute, or of data that is put into one: an address, or several with their widths. */
function inValue(value: string): string[] {
  return value
    .split(/\s+/)
    .filter(isOurs)
    .map(address => fileOf(address.replace(/,$/, "")))
}

const isOurs = (address: string) =>
  address.startsWith(hashedFilesPath) || address.startsWith(`${site.url}${hashedFilesPath}`)

function fileOf(address: string): string {
  const [path = ""] = address.replace(site.url, "").replaceAll("&amp;", "&").split(/[?#]/)
  return decodeAddress(path, decodeURIComponent).slice(1)
}
