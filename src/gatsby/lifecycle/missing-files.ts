import { existsSync } from "node:fs"
import { join } from "node:path"
import { hashedFilesPath, pageDataPath, pageHtmlPath } from "../../content/artifact-paths"
import { decodeAddress } from "../../lib/decode-address"
import { listFiles } from "../../site/list-files"
import { site } from "../../site.config"
import { type KeptReadings, keptReadings } from "./kept-readings"

/** A file that a page needs but that is not published. */
export interface MissingFile {
  /** Path of the page, or the style sheet below the published folder. */
  page: string
  /** Below the published folder. */
  file: string
}

/**
 * Lists missing files below `static/` and missing results of static queries that a page's HTML, a
 * page's data, or a style sheet refers to. Only addresses in attributes and in data values count,
 * not those in text.
 * @param pagePaths routes without trailing slash
 * @param files all files of the published folder
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
    // Most of the published bytes are HTML; Latin-1 decodes several times faster, and addresses are
    // ASCII.
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

/** Formats missing files for the terminal, with a suggested fix. */
export function formatMissing(missing: readonly MissingFile[]): string {
  const lines = missing.map(
    ({ page, file }) => `${page} refers to /${file}, which is not in public`,
  )
  return `${lines.join("\n")}\n    -> build again: the next build starts clean because this one did not finish`
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

/**
 * Hashes of a page's static queries. Parses only this list because the data is large; quotes in
 * text are escaped.
 */
export function staticQueries(pageData: string): string[] {
  const [, list = "[]"] = /"staticQueryHashes":(\[[^\]]*\])/.exec(pageData) ?? []
  return JSON.parse(list) as string[]
}

/** Matches from the start of a tag to a position in the value of one of its attributes. */
const insideAttribute = /^<[a-z][^"<>]*(?:"[^"]*"[^"<>]*)*="[^"]*$/i

/** Files named by attributes in HTML. */
function inHtml(html: string): string[] {
  const files: string[] = []
  let at = html.indexOf(hashedFilesPath)
  while (at >= 0) {
    let next = at + hashedFilesPath.length
    // Skips addresses after a bracket: they belong to inlined style sheets, whose files are checked
    // separately.
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

/** Files named by values in JSON, either as addresses or in HTML. */
function inData(json: string): string[] {
  // All page data together is large, and few pages show pictures.
  return json.includes(hashedFilesPath) ? inJson(JSON.parse(json)) : []
}

function inJson(value: unknown): string[] {
  if (typeof value === "string") {
    if (!value.includes(hashedFilesPath)) return []
    return value.includes("<") ? inHtml(value) : isOurs(value) ? inValue(value) : []
  }
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(inJson) : []
}

/** Files named by a style sheet, in which quotes and brackets end an address. */
function inStyles(css: string): string[] {
  return [...css.matchAll(/url\(["']?(\/static\/[^\s"')]+)/g)].map(([, address = ""]) =>
    fileOf(address),
  )
}

/**
 * Files named by an attribute's value, or by data for one: an address, or several with their
 * widths.
 */
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
