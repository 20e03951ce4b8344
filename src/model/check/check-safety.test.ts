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

test("folders and pages of the docs may be excepted", () => {
  expect(checkSafety(entries, safety(["terms", "terms/delta"]), origin)).toEqual([])
})

test("an exception that is nowhere in the docs is told with its line and what may be meant", () => {
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

test("a page may place the notice once", () => {
  const notice = { component: "SafetyNotice", props: {}, children: [] }
  const page = (count: number) =>
    docEntry("a.md", { page: compiledPage({ body: Array.from({ length: count }, () => notice) }) })
  expect(checkSafety([page(1)], safety([]), origin)).toEqual([])
  expect(checkSafety([page(2)], safety([]), origin)).toMatchObject([
    { file: "content/docs/a.md", fix: "keep only one `<SafetyNotice />`" },
  ])
})
