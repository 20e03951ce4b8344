import { existsSync } from "node:fs"
import { join } from "node:path"
import { type PageBytes, pageBytes } from "./page-bytes"
import { pagesByType } from "./page-types"
import { kilobytes, table, writeResults } from "./report"

/** Budgets in bytes after brotli, and page data as a multiple of the body's; what is smaller is little more than the page's head. */
const budgets = { javascript: 76_000, css: 15_000, dataToBody: 1.3, smallData: 1000 }

interface Row {
  type: string
  pages: number
  /** Which page of its type: the one of middle size, or the largest. */
  which: "median" | "largest"
  path: string
  bytes: PageBytes
}

/** `npm run bench -- --bytes [folder]`: what the first view of each page type loads. */
export function benchBytes(publicFolder: string): void {
  if (!existsSync(join(publicFolder, "page-data")))
    throw new Error(`${publicFolder} holds no built site. Run \`npm run build\` first.`)
  const rows = pagesByType(publicFolder).flatMap(([type, paths]): Row[] => {
    const row = (which: Row["which"], index: number): Row[] => {
      const path = paths[index]
      return path
        ? [{ type, pages: paths.length, which, path, bytes: pageBytes(publicFolder, path) }]
        : []
    }
    const last = paths.length - 1
    return [...row("median", last >> 1), ...(last > 0 ? row("largest", last) : [])]
  })
  console.log(
    "\nkB raw / kB after brotli 11; ! is over budget (script 76, CSS 15, page data 1.3 times the body, from 1 kB on)\n",
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
      rows.map(cells),
    ),
  )
  const exceeded = rows.filter(({ bytes }) => Object.values(overBudget(bytes)).some(Boolean))
  for (const { type, path } of exceeded) console.log(`over budget: ${type} ${path}`)
  writeResults("bytes", { budgets, rows })
}

function overBudget({ javascript, css, pageData, body }: PageBytes) {
  return {
    javascript: javascript.brotli > budgets.javascript,
    css: css.brotli > budgets.css,
    pageData: pageData.brotli > Math.max(budgets.smallData, budgets.dataToBody * body.brotli),
  }
}

function cells({ type, pages, which, bytes }: Row): string[] {
  const over = overBudget(bytes)
  const cell = (part: keyof PageBytes, isOver = false) =>
    `${kilobytes(bytes[part].raw)} / ${kilobytes(bytes[part].brotli)}${isOver ? " !" : ""}`.replaceAll(
      " kB",
      "",
    )
  return [
    type,
    String(pages),
    which,
    cell("html"),
    cell("body"),
    cell("css", over.css),
    cell("javascript", over.javascript),
    cell("pageData"),
    `${(bytes.pageData.brotli / bytes.body.brotli).toFixed(2)}${over.pageData ? " !" : ""}`,
    cell("staticQueries"),
    cell("fonts"),
  ]
}
