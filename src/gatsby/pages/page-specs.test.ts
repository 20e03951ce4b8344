import { existsSync } from "node:fs"
import { pageKinds } from "../../model/kinds"
import { pageSpecs, templateFile } from "./page-specs"

const nodes = [
  { id: "page:/search", kind: "search", path: "/search" },
  { id: "page:/docs/intro", kind: "doc", path: "/docs/intro" },
  { id: "page:/", kind: "home", path: "/" },
] as const

test("a page is its address, its template and the id of its node", () => {
  expect(pageSpecs([nodes[1]])).toEqual([
    {
      path: "/docs/intro",
      component: expect.stringMatching(/src\/templates\/doc\/index\.tsx$/),
      context: { id: "page:/docs/intro" },
    },
  ])
})

test("pages are made in the order of their addresses, whatever the order of the nodes", () => {
  const paths = ["/", "/docs/intro", "/search"]
  expect(pageSpecs(nodes).map(({ path }) => path)).toEqual(paths)
  expect(pageSpecs([...nodes].reverse()).map(({ path }) => path)).toEqual(paths)
})

test("every kind of page has a template", () => {
  expect(pageKinds.filter(kind => !existsSync(templateFile(kind)))).toEqual([])
})
