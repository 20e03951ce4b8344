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

test("a site within its budgets exceeds nothing", () => {
  const search = { headings: 50_000, texts: 600_000, pages: 700 }
  expect(excesses([row("median"), row("largest")], search)).toEqual([])
})

test.each([
  ["javascript", 73_001, "script of doc (/docs/a)"],
  ["css", 15_001, "CSS of doc (/docs/a)"],
  ["html", 28_001, "HTML of doc (/docs/a)"],
  ["pageData", 6_501, "page data of doc (/docs/a)"],
] as const)("too much %s is told with its page", (part, brotli, what) => {
  expect(whats(row("median", { [part]: brotli }))).toEqual([what])
})

test("a long text may be long, and small data may be larger than a small body", () => {
  expect(whats(row("largest", { html: 60_000 }))).toEqual([])
  expect(whats(row("median", { body: 300, pageData: 1000 }))).toEqual([])
})

test("the texts of the search index may grow with the site, its headings may not", () => {
  const search = (headings: number, texts: number) => ({ headings, texts, pages: 100 })
  expect(excesses([], search(70_000, 100_000))).toEqual([])
  expect(excesses([], search(70_001, 100_001)).map(({ bytes, budget }) => [bytes, budget])).toEqual(
    [
      [70_001, 70_000],
      [100_001, 100_000],
    ],
  )
})
