import { intoRouteGroups } from "./group-chunks"

/** A line of Gatsby's async-requires.js. */
const line = (template: string) => {
  const chunk = `component---src-templates-${template}-index-tsx`
  return `"${chunk}": () => import("./../src/templates/${template}.tsx" /* webpackChunkName: "${chunk}" */),`
}

it("puts the templates of a route group into one script", () => {
  const list = intoRouteGroups(`${line("doc")}\n${line("docs-tag")}`)
  expect(list.match(/webpackChunkName: "docs"/g)).toHaveLength(2)
})

it("keeps the names by which pages load templates", () => {
  expect(intoRouteGroups(line("doc"))).toContain(
    '"component---src-templates-doc-index-tsx": () => ',
  )
})

it("fails when a page's component is not a template", () => {
  const page = line("essay").replaceAll("src-templates-essay-index", "src-pages-essay")
  expect(() => intoRouteGroups(`${line("doc")}\n${page}`)).toThrow(
    /route-groups\.ts: no script for component---src-pages-essay-tsx, /,
  )
})

it.each([
  [
    "is written in another way",
    `${line("home")}\n${line("doc").replace("webpackChunkName", "name")}`,
  ],
  ["holds no template", "exports.components = {}"],
])("fails when Gatsby's list %s", (_, list) => {
  expect(() => intoRouteGroups(list)).toThrow(/group-chunks\.ts: \d templates/)
})
