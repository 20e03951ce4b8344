import { exampleModel, examplePage, examplePost } from "../../tests/helpers/site-model"
import { siteArtifacts } from "./site-artifacts"

const pages = [
  examplePost("a", "2024-01-01", { markdown: "a" }),
  examplePost("b", "2024-01-01", { markdown: "b" }),
  examplePage("/docs/c", { markdown: "c" }),
]
const redirects = [
  { from: "/x", to: "/docs/c" },
  { from: "/y", to: "/docs/c" },
]

function byPath(model = exampleModel({ pages, redirects })) {
  return Object.fromEntries(siteArtifacts(model).map(({ path, body }) => [path, body]))
}

test("no two artifacts have one path and every path is absolute", () => {
  const paths = siteArtifacts(exampleModel({ pages, redirects })).map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  for (const path of paths) expect(path).toMatch(/^\//)
})

test("artifacts do not depend on the order of pages and redirects", () => {
  const reversed = exampleModel({
    pages: [...pages].reverse(),
    redirects: [...redirects].reverse(),
  })
  expect(byPath(reversed)).toEqual(byPath())
})

test("an empty site has artifacts too", () => {
  expect(Object.keys(byPath(exampleModel()))).toContain("/sitemap.xml")
})
