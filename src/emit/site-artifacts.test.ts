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

test("gives each artifact a unique absolute path", () => {
  const paths = siteArtifacts(exampleModel({ pages, redirects })).map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  for (const path of paths) expect(path).toMatch(/^\//)
})

test("makes the same artifacts when pages and redirects are in another order", () => {
  const reversed = exampleModel({
    pages: [...pages].reverse(),
    redirects: [...redirects].reverse(),
  })
  expect(byPath(reversed)).toEqual(byPath())
})

test("makes artifacts when the site is empty", () => {
  expect(Object.keys(byPath(exampleModel()))).toContain("/sitemap.xml")
})
