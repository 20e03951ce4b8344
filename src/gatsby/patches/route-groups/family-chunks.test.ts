import { intoFamilies } from "./family-chunks"

/** A line of Gatsby's async-requires.js. */
const line = (template: string) => {
  const chunk = `component---src-templates-${template}-index-tsx`
  return `"${chunk}": () => import("./../src/templates/${template}.tsx" /* webpackChunkName: "${chunk}" */),`
}

it("puts the templates of a family into one script", () => {
  const list = intoFamilies(`${line("doc")}\n${line("docs-tag")}`)
  expect(list.match(/webpackChunkName: "docs"/g)).toHaveLength(2)
})

it("leaves the names by which pages call for templates as they are", () => {
  expect(intoFamilies(line("doc"))).toContain('"component---src-templates-doc-index-tsx": () => ')
})

it("fails where the component of a page is no template", () => {
  const page = line("essay").replaceAll("src-templates-essay-index", "src-pages-essay")
  expect(() => intoFamilies(`${line("doc")}\n${page}`)).toThrow(
    /script-families\.ts: no script for component---src-pages-essay-tsx, /,
  )
})

it.each([
  [
    "is written in another way",
    `${line("home")}\n${line("doc").replace("webpackChunkName", "name")}`,
  ],
  ["holds no template", "exports.components = {}"],
])("fails where Gatsby's list %s", (_, list) => {
  expect(() => intoFamilies(list)).toThrow(/family-chunks\.ts: \d templates/)
})
