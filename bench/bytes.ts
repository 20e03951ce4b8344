import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { PageRow, SearchBytes } from "./budgets"
import { filesBelow } from "./folders"
import { bytesOf, pageBytes } from "./page-bytes"
import { pagesByType } from "./page-types"

/** Sizes of a built site. */
export interface SiteBytes {
  rows: PageRow[]
  /** Undefined if the site does not have its own search index. */
  search: SearchBytes | undefined
}

/**
 * Bytes of the median-sized page and the largest page of each type, and of the search index.
 * @throws Error if the folder does not contain a built site
 */
export function siteBytes(publicFolder: string): SiteBytes {
  if (!existsSync(join(publicFolder, "page-data")))
    throw new Error(`${publicFolder} has no finished build. Run \`npm run build\` first.`)
  const types = pagesByType(publicFolder)
  const rows = types.flatMap(([type, paths]): PageRow[] => {
    const row = (which: PageRow["which"], index: number): PageRow[] => {
      const path = paths[index]
      return path
        ? [{ type, pages: paths.length, which, path, bytes: pageBytes(publicFolder, path) }]
        : []
    }
    const last = paths.length - 1
    return [...row("median", last >> 1), ...(last > 0 ? row("largest", last) : [])]
  })
  const pages = types.reduce((sum, [, paths]) => sum + paths.length, 0)
  return { rows, search: searchBytes(publicFolder, pages) }
}

function searchBytes(publicFolder: string, pages: number): SearchBytes | undefined {
  const folder = join(publicFolder, "search-index")
  if (!existsSync(folder)) return undefined
  const files = filesBelow(folder)
  const size = (kind: string) => {
    const name = files.find(file => file.startsWith(kind) && file.endsWith(".json"))
    return name ? bytesOf(readFileSync(join(folder, name))).brotli : 0
  }
  return { headings: size("titles") || size("headings"), texts: size("texts"), pages }
}
