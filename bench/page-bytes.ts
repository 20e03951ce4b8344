import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync, constants } from "node:zlib"
import { routeGroupOf } from "../src/browser/route-groups/route-groups"

/** Size of a file in bytes, on disk and after maximum Brotli compression. */
export interface Bytes {
  raw: number
  brotli: number
}

/** Bytes that a browser loads for the first view of a page. */
export interface PageBytes {
  html: Bytes
  /** The page's own markup: the body without scripts. */
  body: Bytes
  /** Style elements in the document and style sheets that it links. */
  css: Bytes
  /** All scripts of the document and of its template. Figures and search load later. */
  javascript: Bytes
  pageData: Bytes
  /** Results of static queries that the page needs. */
  staticQueries: Bytes
  /** Preloaded fonts; woff2 is already compressed, so both sizes are the same. */
  fonts: Bytes
}

interface PageData {
  componentChunkName: string
  staticQueryHashes?: string[]
}

/** Path of a page's data, from the page's path without a trailing slash. */
export const pageDataFile = (path: string) =>
  `page-data${path === "/" ? "/index" : path}/page-data.json`

/** Bytes of a built page. Files that several pages share count in each. */
export function pageBytes(publicFolder: string, path: string): PageBytes {
  const file = (name: string) => readFileSync(join(publicFolder, name))
  const html = file(path === "/" ? "index.html" : `${path}/index.html`)
  const text = html.toString()
  const data = file(pageDataFile(path))
  const { componentChunkName, staticQueryHashes = [] } = JSON.parse(data.toString()) as PageData
  const body = /<body[^>]*>(.*)<\/body>/s.exec(text)?.[1] ?? ""
  return {
    html: bytesOf(html),
    body: bytesOf(Buffer.from(body.replace(/<script.*?<\/script>/gs, ""))),
    css: sum([
      // The document contains all styles in one compressed stream.
      bytesOf(
        Buffer.from(
          [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join(""),
        ),
      ),
      ...attributes(text, /<link[^>]*rel="stylesheet"[^>]*>/g, "href").map(href =>
        bytesOf(file(href)),
      ),
    ]),
    javascript: sum(
      [
        ...new Set([
          ...attributes(text, /<script[^>]*>/g, "src"),
          ...chunkFiles(publicFolder, componentChunkName),
        ]),
      ].map(src => bytesOf(file(src))),
    ),
    pageData: bytesOf(data),
    staticQueries: sum(staticQueryHashes.map(hash => bytesOf(file(`page-data/sq/d/${hash}.json`)))),
    fonts: sum(
      attributes(text, /<link[^>]*as="font"[^>]*>/g, "href").map(href => {
        const { length } = file(href)
        return { raw: length, brotli: length }
      }),
    ),
  }
}

/** Values of an attribute of the given elements, if they are paths on this site. */
function attributes(html: string, element: RegExp, name: string): string[] {
  return [...html.matchAll(element)].flatMap(([tag]) => {
    const value = new RegExp(`\\s${name}="(/[^"]+)"`).exec(tag)?.[1]
    return value ? [value] : []
  })
}

/** Scripts of a template's route group. */
function chunkFiles(publicFolder: string, chunk: string): string[] {
  const map = join(publicFolder, "chunk-map.json")
  if (!existsSync(map)) return []
  const chunks = JSON.parse(readFileSync(map, "utf8")) as Record<string, string[]>
  return (chunks[routeGroupOf(chunk) ?? chunk] ?? []).filter(name => name.endsWith(".js"))
}

const compressed = new Map<string, number>()

export function bytesOf(content: Buffer): Bytes {
  const key = content.toString("latin1")
  const known = compressed.get(key)
  const brotli =
    known ??
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }).length
  compressed.set(key, brotli)
  return { raw: content.length, brotli }
}

const sum = (parts: readonly Bytes[]): Bytes =>
  parts.reduce((a, b) => ({ raw: a.raw + b.raw, brotli: a.brotli + b.brotli }), {
    raw: 0,
    brotli: 0,
  })
