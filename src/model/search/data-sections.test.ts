import { readFileSync } from "node:fs"
import { parse } from "yaml"
import { compiledPage, contentTree, docEntry } from "../../../tests/helpers/entries"
import { components } from "../body-components"
import { withDataAnchors } from "../component-data"
import { pageList } from "../page-list"
import { siteContent } from "../site-content"
import { dataSections } from "./data-sections"

const withData = Object.entries(components).filter(([, { data }]) => data)
// The functions that ContractMap lists are on both versions' pages.
const names = withData
  .map(([name]) => name)
  .filter(name => name !== "ContractMap")
  .reverse()
const drawn = Object.fromEntries(
  withData.flatMap(([name, { data }]) =>
    data && "file" in data
      ? [[name, parse(readFileSync(`content/data/${data.file}`, "utf8"))]]
      : [],
  ),
)

/** Returns a document with components, the last one inside an element. */
function pageWith(...used: string[]) {
  const nodes = used.map(component => ({ component, props: {}, children: [] }))
  const body = [...nodes.slice(0, -1), { tag: "div", attributes: {}, children: nodes.slice(-1) }]
  return docEntry("reference.mdx", { page: compiledPage({ body }) })
}

const term = docEntry("terms/call.md", { title: "Call", frontMatter: { hoverText: "A right." } })
const content = siteContent(contentTree({ entries: [pageWith(...names), term] }), false)

test("finds what components render, once and in the order of the page", () => {
  const each = names.map(name => dataSections(pageWith(name), content, drawn))
  expect(each.every(sections => sections.length > 0)).toBe(true)
  expect(dataSections(pageWith(...names, ...names), content, drawn)).toEqual(each.flat())
  expect(each.flat().map(({ text }) => text)).toContain("Call: A right.")
})

test("finds nothing of a component when its file has mistakes", () => {
  const found = dataSections(pageWith(...names), content, {})
  expect(found.map(({ text }) => text)).toEqual(["Call: A right."])
})

test("lets links name the ids that a component renders on the pages that use it", () => {
  const pages = withDataAnchors(pageList(content), content, drawn)
  const ids = (path: string) => pages.find(one => one.path === path)?.headings.map(({ id }) => id)
  expect(ids("/docs/reference")).toContain("panopticpoolaccount")
  expect(ids(term.path)).toEqual([])
})
