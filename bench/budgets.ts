import type { PageBytes } from "./page-bytes"

/**
 * Budgets for each page type and for the search, in bytes after maximum Brotli compression. They
 * exclude what authors write: a long article has a long document.
 */
export const budgets = {
  /** Scripts and style sheets of the first view, on every page. */
  javascript: 73_000,
  css: 15_000,
  /** Document of the median-sized page of each type. */
  html: 28_000,
  /**
   * Page data as a multiple of the body's bytes; data below `smallData` is little more than the
   * page's head.
   */
  dataToBody: 1.3,
  smallData: 1000,
  /**
   * Data that the search loads before its first answer, and data that it loads after that for each
   * page of the site.
   */
  searchHeadings: 70_000,
  searchTextsPerPage: 1000,
} as const

/** Measurements of a page. */
export interface PageRow {
  type: string
  /** Number of pages of this type. */
  pages: number
  /** Selected page of the type: the one of median size, or the largest. */
  which: "median" | "largest"
  path: string
  bytes: PageBytes
}

/** Search index of a built site, in bytes after Brotli. */
export interface SearchBytes {
  headings: number
  texts: number
  pages: number
}

/** A part that is over its budget. */
export interface Excess {
  /** Page type and part, or part of the search. */
  what: string
  bytes: number
  budget: number
}

/** Parts of a page that have a budget. */
export const budgetedParts = ["html", "css", "javascript", "pageData"] as const
export type BudgetedPart = (typeof budgetedParts)[number]

/** Budget of a part of a page, in bytes after Brotli; infinite if there is none. */
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

/** All parts that are over budget. */
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
