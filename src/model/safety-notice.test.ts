import { articleEntry, compiledPage, docEntry, standaloneEntry } from "../../tests/helpers/entries"
import type { Safety } from "../content/schema/safety"
import { needsSafetyNotice } from "./safety-notice"

const safety: Safety = {
  notice: {
    title: "Mind",
    label: "Mind",
    asOf: "2026-07-01",
    status: "So.",
    action: "Do.",
    links: [],
  },
  pages: {
    docsExcept: ["terms", "faq/media"],
    linksTo: ["app.example.org", "github.com/example/core"],
    addressesSince: "2024-12-18",
  },
}

const linkingTo = (href: string) =>
  compiledPage({ links: [{ kind: "external", href }], markdown: `[text](${href})\n` })
const address = "0x0000000000000CF008e9bf9D01f8306029724c80"
const printing = (text: string) => compiledPage({ markdown: text })

test("requires the notice on every page of the docs, also in new folders", () => {
  expect(needsSafetyNotice(docEntry("intro.md"), safety)).toBe(true)
  expect(needsSafetyNotice(docEntry("build/quickstart.md"), safety)).toBe(true)
})

test("requires the notice on excepted folders and pages only when they link to a listed address", () => {
  expect(needsSafetyNotice(docEntry("terms/delta.md"), safety)).toBe(false)
  expect(needsSafetyNotice(docEntry("faq/media.md"), safety)).toBe(false)
  expect(needsSafetyNotice(docEntry("terminal.md"), safety)).toBe(true)
  const page = linkingTo("https://app.example.org/trade")
  expect(needsSafetyNotice(docEntry("terms/delta.md", { page }), safety)).toBe(true)
})

test.each([
  ["https://app.example.org", true],
  ["https://app.example.org/claim?x#y", true],
  ["http://APP.example.org/", true],
  ["https://github.com/example/core/blob/main/A.sol", true],
  ["https://github.com/example/core-tools", false],
  ["https://github.com/example", false],
  ["https://app.example.org.evil.net", false],
  ["https://example.org/?to=https://app.example.org", false],
])("requires the notice on a post with a link to %s: %s", (href, needed) => {
  const page = linkingTo(href)
  expect(needsSafetyNotice(articleEntry("a", "2023-01-01", { page }), safety)).toBe(needed)
  expect(needsSafetyNotice(standaloneEntry("a", { page }), safety)).toBe(needed)
})

test("requires the notice on a post with an address from the first day of the contracts on", () => {
  const page = printing(`Paid to \`${address}\`.`)
  expect(needsSafetyNotice(articleEntry("a", "2024-12-17", { page }), safety)).toBe(false)
  expect(needsSafetyNotice(articleEntry("a", "2024-12-18", { page }), safety)).toBe(true)
  expect(needsSafetyNotice(docEntry("terms/delta.md", { page }), safety)).toBe(true)
})

test("requires the notice on a page with a table of contract addresses", () => {
  const page = compiledPage({ body: [{ component: "Deployments", props: {}, children: [] }] })
  expect(needsSafetyNotice(standaloneEntry("sample", { page }), safety)).toBe(true)
})

test("does not take the hash of a transaction for an address", () => {
  const page = printing(`https://etherscan.io/tx/0x${"ab".repeat(32)}`)
  expect(needsSafetyNotice(articleEntry("a", "2025-01-01", { page }), safety)).toBe(false)
})
