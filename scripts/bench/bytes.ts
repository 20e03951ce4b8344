import { existsSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { compareText } from "../../src/content-model/problem"
import { filesBelow } from "./folders"
import { type PageBytes, pageBytes } from "./page-bytes"
import { kilobytes, table, writeResults } from "./report"

/** Budgets in bytes after brotli, and page data as a multiple of the body's. */
const budgets = { javascript: 80_000, css: 15_000, dataToBody: 1.3 }

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
  const rows = pageTypes(publicFolder).flatMap(([type, paths]): Row[] => {
    const ordered = paths
      .map(path => ({ path, size: statSync(join(publicFolder, path, "index.html")).size }))
      .sort((a, b) => a.size - b.size || compareText(a.path, b.path))
    const row = (which: Row["which"], index: number): Row[] => {
      const path = ordered[index]?.path
      return path
        ? [{ type, pages: paths.length, which, path, bytes: pageBytes(publicFolder, path) }]
        : []
    }
    const last = ordered.length - 1
    return [...row("median", last >> 1), ...(last > 0 ? row("largest", last) : [])]
  })
  console.log(
    "\nkB raw / kB after brotli 11; ! is over budget (script 80, CSS 15, page data 1.3 times the body)\n",
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

/** Paths of all pages by their template, both sorted. */
function pageTypes(publicFolder: string): [string, string[]][] {
  const types = new Map<string, string[]>()
  for (const file of filesBelow(join(publicFolder, "page-data"))) {
    const path = /^(.*)\/page-data\.json$/.exec(file)?.[1]
    if (path === undefined || path === "404.html") continue
    const data = readFileSync(join(publicFolder, "page-data", file), "utf8")
    const { componentChunkName } = JSON.parse(data) as { componentChunkName: string }
    const type = componentChunkName.replace(/^component---src-templates-|-tsx$/g, "")
    types.set(type, [...(types.get(type) ?? []), path === "index" ? "/" : `/${path}`])
  }
  return [...types].sort(([a], [b]) => compareText(a, b))
}

function overBudget({ javascript, css, pageData, body }: PageBytes) {
  return {
    javascript: javascript.brotli > budgets.javascript,
    css: css.brotli > budgets.css,
    pageData: pageData.brotli > budgets.dataToBody * body.brotli,
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
