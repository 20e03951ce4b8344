import { excesses, type PageRow } from "./budgets"
import type { PageBytes } from "./page-bytes"

const size = (brotli: number) => ({ raw: 3 * brotli, brotli })
const row = (
  which: PageRow["which"],
  own: Partial<Record<keyof PageBytes, number>> = {},
): PageRow => {
  const bytes = { html: 20_000, body: 5_000, css: 14_000, javascript: 69_000, pageData: 3_000 }
  const all = { ...bytes, staticQueries: 0, fonts: 48_000, ...own }
  const entries = Object.entries(all).map(([part, brotli]) => [part, size(brotli)])
  return { type: "doc", pages: 3, which, path: "/docs/a", bytes: Object.fromEntries(entries) }
}
const whats = (...rows: PageRow[]) => excesses(rows, undefined).map(({ what }) => what)

test("reports nothing when a site is within its budgets", () => {
  const search = { headings: 50_000, texts: 600_000, pages: 700 }
  expect(excesses([row("median"), row("largest")], search)).toEqual([])
})

test.each([
  ["javascript", 73_001, "script of doc (/docs/a)"],
  ["css", 15_001, "CSS of doc (/docs/a)"],
  ["html", 28_001, "HTML of doc (/docs/a)"],
  ["pageData", 6_501, "page data of doc (/docs/a)"],
] as const)("reports the page when its %s is over budget", (part, brotli, what) => {
  expect(whats(row("median", { [part]: brotli }))).toEqual([what])
})

test("accepts a long document when the text is long, and small data when the body is small", () => {
  expect(whats(row("largest", { html: 60_000 }))).toEqual([])
  expect(whats(row("median", { body: 300, pageData: 1000 }))).toEqual([])
})

test("scales the budget of texts with the number of pages, but not that of headings", () => {
  const search = (headings: number, texts: number) => ({ headings, texts, pages: 100 })
  expect(excesses([], search(70_000, 100_000))).toEqual([])
  expect(excesses([], search(70_001, 100_001)).map(({ bytes, budget }) => [bytes, budget])).toEqual(
    [
      [70_001, 70_000],
      [100_001, 100_000],
    ],
  )
})
