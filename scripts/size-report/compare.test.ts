import { bytesTable, lighthouseTable, phasesTable, searchLine } from "./compare"

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

test("shows sizes with their change from the base, and marks those over budget", () => {
  expect(cellsOf(bytesTable(bytes(70_000)))).toEqual([["docs", "4.0", "5.0", "70.0", "0.9"]])
  expect(cellsOf(bytesTable(bytes(76_500), bytes(76_000)))).toEqual([
    ["docs", "4.0", "5.0", "**76.5** (+0.50)", "0.9"],
  ])
  expect(cellsOf(bytesTable(bytes(76_000), bytes(75_985)))[0]?.[3]).toBe("76.0")
})

test("shows scores and times with their change from the base, except for a new page type", () => {
  const outcomes = (type: string, performance: number, paint: number) => ({
    outcomes: [
      {
        type,
        figures: {
          performance,
          accessibility: 100,
          "best-practices": 100,
          seo: 92,
          "largest-contentful-paint": paint,
          "total-blocking-time": 31.2,
        },
      },
    ],
  })
  expect(cellsOf(lighthouseTable(outcomes("docs", 97, 1502), outcomes("docs", 99, 1250)))).toEqual([
    ["docs", "97 (-2)", "100", "100", "92", "1.50 (+0.25)", "31"],
  ])
  const [[, performance, , , , paint] = []] = cellsOf(
    lighthouseTable(outcomes("new", 97, 1502), outcomes("docs", 99, 1250)),
  )
  expect([performance, paint]).toEqual(["97", "1.50"])
})

test("shows the search index with its change", () => {
  const search = (headings: number) => ({ ...bytes(1), search: { headings, texts: 500_000 } })
  expect(searchLine(search(50_000))).toBe("Search index: headings 50.0, texts 500.0.")
  expect(searchLine(search(50_100), search(50_000))).toBe(
    "Search index: headings 50.1 (+0.10), texts 500.0.",
  )
  expect(searchLine(bytes(1))).toBe("")
})

test("lists build phases in order without short ones", () => {
  const now = { "open store": 0.1, "source nodes": 2, bundle: 9.46 }
  expect(cellsOf(phasesTable(now, { bundle: 10 }))).toEqual([
    ["source nodes", "2.0"],
    ["bundle", "9.5 (-0.5)"],
  ])
})
