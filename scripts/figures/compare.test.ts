import { bytesTable, lighthouseTable } from "./compare"

const size = (brotli: number) => ({ raw: 2 * brotli, brotli })
const bytes = (javascript: number) => ({
  budgets: { javascript: 76_000, css: 15_000 },
  rows: ["median", "largest"].map(which => ({
    type: "docs",
    which,
    bytes: {
      html: size(4_000),
      css: size(5_000),
      javascript: size(javascript),
      pageData: size(900),
    },
  })),
})
const cellsOf = (markdown: string) =>
  markdown
    .split("\n")
    .slice(2)
    .map(line =>
      line
        .split("|")
        .map(cell => cell.trim())
        .filter(Boolean),
    )

test("sizes show their difference to the base, and what is over budget", () => {
  expect(cellsOf(bytesTable(bytes(70_000)))).toEqual([["docs", "4.0", "5.0", "70.0", "0.9"]])
  expect(cellsOf(bytesTable(bytes(76_500), bytes(76_000)))).toEqual([
    ["docs", "4.0", "5.0", "**76.5** (+0.50)", "0.9"],
  ])
  expect(cellsOf(bytesTable(bytes(76_000), bytes(75_985)))[0]?.[3]).toBe("76.0")
})

test("scores show their difference to the base, and a new page type none", () => {
  const outcomes = (type: string, performance: number) => ({
    outcomes: [
      { type, figures: { performance, accessibility: 100, "best-practices": 100, seo: 92 } },
    ],
  })
  expect(cellsOf(lighthouseTable(outcomes("docs", 97), outcomes("docs", 99)))).toEqual([
    ["docs", "97 (-2)", "100", "100", "92"],
  ])
  expect(cellsOf(lighthouseTable(outcomes("new", 97), outcomes("docs", 99)))[0]?.[1]).toBe("97")
})
