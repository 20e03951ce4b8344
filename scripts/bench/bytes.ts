import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import {
  type BudgetedPart,
  budgets,
  excesses,
  isOver,
  type PageRow,
  type SearchBytes,
} from "./budgets"
import { filesBelow } from "./folders"
import { bytesOf, type PageBytes, pageBytes } from "./page-bytes"
import { pagesByType } from "./page-types"
import { kilobytes, table, writeResults } from "./report"

/** What is weighed of a built site. */
export interface SiteBytes {
  rows: PageRow[]
  /** None where the site has no search index of its own. */
  search: SearchBytes | undefined
}

/** `npm run bench -- --bytes [folder]`: what the first view of each page type loads. */
export function benchBytes(publicFolder: string): void {
  const measured = siteBytes(publicFolder)
  console.log(
    `\nkB raw / kB after brotli 11; ! is over budget (script ${kilobytes(budgets.javascript)}, CSS ${kilobytes(budgets.css)}, HTML of the median page ${kilobytes(budgets.html)}, page data ${budgets.dataToBody} times the body, from ${kilobytes(budgets.smallData)} on)\n`,
  )
  console.log(
    table(
      [
        "page type",
        "pages",
        "page",
        "HTML",
        "body",
        "CSS",
        "script",
        "page data",
        "data/body",
        "static queries",
        "fonts",
      ],
      measured.rows.map(cells),
    ),
  )
  for (const { what } of excesses(measured.rows, measured.search))
    console.log(`over budget: ${what}`)
  writeResults("bytes", { budgets, ...measured })
}

/**
 * Bytes of the middle-sized and of the largest page of each type, and of the search index.
 * @throws Error where the folder holds no built site
 */
export function siteBytes(publicFolder: string): SiteBytes {
  if (!existsSync(join(publicFolder, "page-data")))
    throw new Error(`${publicFolder} holds no built site. Run \`npm run build\` first.`)
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

function cells(row: PageRow): string[] {
  const { type, pages, which, bytes } = row
  const size = (part: keyof PageBytes, over = false) =>
    `${kilobytes(bytes[part].raw)} / ${kilobytes(bytes[part].brotli)}${over ? " !" : ""}`.replaceAll(
      " kB",
      "",
    )
  const budgeted = (part: BudgetedPart) => size(part, isOver(part, row))
  return [
    type,
    String(pages),
    which,
    budgeted("html"),
    size("body"),
    budgeted("css"),
    budgeted("javascript"),
    size("pageData"),
    `${(bytes.pageData.brotli / bytes.body.brotli).toFixed(2)}${isOver("pageData", row) ? " !" : ""}`,
    size("staticQueries"),
    size("fonts"),
  ]
}
