import { existsSync } from "node:fs"
import { pageKinds } from "../../model/kinds"
import { pageSpecs, templateFile } from "./page-specs"

const nodes = [
  { id: "page:/search", kind: "search", path: "/search" },
  { id: "page:/docs/intro", kind: "doc", path: "/docs/intro" },
  { id: "page:/", kind: "home", path: "/" },
] as const

test("gives each page its address, template and node id", () => {
  expect(pageSpecs([nodes[1]])).toEqual([
    {
      path: "/docs/intro",
      component: expect.stringMatching(/src\/templates\/doc\/index\.tsx$/),
      context: { id: "page:/docs/intro" },
    },
  ])
})

test("sorts pages by address, whatever the order of the nodes", () => {
  const paths = ["/", "/docs/intro", "/search"]
  expect(pageSpecs(nodes).map(({ path }) => path)).toEqual(paths)
  expect(pageSpecs([...nodes].reverse()).map(({ path }) => path)).toEqual(paths)
})

test("has a template for every kind of page", () => {
  expect(pageKinds.filter(kind => !existsSync(templateFile(kind)))).toEqual([])
})
