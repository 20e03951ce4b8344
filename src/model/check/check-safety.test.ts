import { compiledPage, docEntry } from "../../../tests/helpers/entries"
import type { Safety } from "../../content/schema/safety"
import { checkSafety } from "./check-safety"

const safety = (docsExcept: string[]): Safety => ({
  notice: {
    title: "Mind",
    label: "Mind",
    asOf: "2026-07-01",
    status: "So.",
    action: "Do.",
    links: [],
  },
  pages: { docsExcept, linksTo: [], addressesSince: "2024-12-18" },
})
const origin = { file: "content/data/safety.yaml", lineOf: () => 25 }
const entries = [docEntry("terms/delta.md", { docId: "terms/delta" })]

test("accepts folders and pages of the docs as exceptions", () => {
  expect(checkSafety(entries, safety(["terms", "terms/delta"]), origin)).toEqual([])
})

test("reports an exception that is not in the docs with its line and the nearest match", () => {
  expect(checkSafety(entries, safety(["term"]), origin)).toEqual([
    {
      file: "content/data/safety.yaml",
      line: 25,
      field: "pages.docsExcept",
      message: 'the docs have no folder or page "term"',
      fix: 'write "terms"',
    },
  ])
})

test("lets a page place the notice only once", () => {
  const notice = { component: "SafetyNotice", props: {}, children: [] }
  const page = (count: number) =>
    docEntry("a.md", { page: compiledPage({ body: Array.from({ length: count }, () => notice) }) })
  expect(checkSafety([page(1)], safety([]), origin)).toEqual([])
  expect(checkSafety([page(2)], safety([]), origin)).toMatchObject([
    { file: "content/docs/a.md", fix: "keep only one `<SafetyNotice />`" },
  ])
})
