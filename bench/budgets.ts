import type { PageBytes } from "./page-bytes"

/**
 * What a page of each type, and the search, may weigh: bytes after brotli at its best. What an author writes is not measured by these: a long
 * article has a long document.
 */
export const budgets = {
  /** Scripts and style sheets of the first view, on every page. */
  javascript: 73_000,
  css: 15_000,
  /** The document of the middle-sized page of its type. */
  html: 28_000,
  /** Page data as a multiple of the body's bytes; what is smaller than `smallData` is little more than the page's head. */
  dataToBody: 1.3,
  smallData: 1000,
  /** What the search loads before its first answer, and what it loads then, for each page of the site. */
  searchHeadings: 70_000,
  searchTextsPerPage: 1000,
} as const

/** A measured page. */
export interface PageRow {
  type: string
  /** How many pages are of its type. */
  pages: number
  /** Which page of its type: the one of middle size, or the largest. */
  which: "median" | "largest"
  path: string
  bytes: PageBytes
}

/** The search index of a built site: bytes after brotli. */
export interface SearchBytes {
  headings: number
  texts: number
  pages: number
}

/** Something that is larger than it may be. */
export interface Excess {
  /** Page type and part, or the part of the search. */
  what: string
  bytes: number
  budget: number
}

/** Parts of a page that have a budget. */
export const budgetedParts = ["html", "css", "javascript", "pageData"] as const
export type BudgetedPart = (typeof budgetedParts)[number]

/** Budget of a part of a page in bytes after brotli; infinite where it has none. */
export function budgetOf(part: BudgetedPart, { which, bytes }: PageRow): number {
  if (part === "pageData")
    return Math.max(budgets.smallData, Math.round(budgets.dataToBody * bytes.body.brotli))
  if (part === "html" && which === "largest") return Number.POSITIVE_INFINITY
  return budgets[part]
}

export const isOver = (part: BudgetedPart, row: PageRow) =>
  row.bytes[part].brotli > budgetOf(part, row)

const names: Record<BudgetedPart, string> = {
  html: "HTML",
  css: "CSS",
  javascript: "script",
  pageData: "page data",
}

/** All that is over budget. */
export function excesses(rows: readonly PageRow[], search: SearchBytes | undefined): Excess[] {
  const ofPages = rows.flatMap(row =>
    budgetedParts
      .filter(part => isOver(part, row))
      .map(part => ({
        what: `${names[part]} of ${row.type} (${row.path})`,
        bytes: row.bytes[part].brotli,
        budget: budgetOf(part, row),
      })),
  )
  if (!search) return ofPages
  const ofSearch = [
    {
      what: "headings of the search index",
      bytes: search.headings,
      budget: budgets.searchHeadings,
    },
    {
      what: `texts of the search index (${search.pages} pages)`,
      bytes: search.texts,
      budget: budgets.searchTextsPerPage * search.pages,
    },
  ]
  return [...ofPages, ...ofSearch.filter(({ bytes, budget }) => bytes > budget)]
}
