import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { routeGroupOf, routeGroups, templateChunk } from "./route-groups"

it("returns the script that contains a template", () => {
  expect(routeGroupOf(templateChunk("docs-tag"))).toBe("docs")
  expect(routeGroupOf(templateChunk("article"))).toBe("articles")
  expect(routeGroupOf(templateChunk("search"))).toBe("others")
  expect(routeGroupOf("component---src-pages-index-tsx")).toBeUndefined()
  const ofPage = `${templateChunk("standalone-code")}-content-file-path-content-pages-a-mdx`
  expect(routeGroupOf(ofPage)).toBe(ofPage)
})

it("gives no route group the name of a lazily loaded chunk", () => {
  const source = join(__dirname, "../..")
  const named = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter(file => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith("gatsby/"))
    .flatMap(file => [
      ...readFileSync(join(source, file), "utf8").matchAll(/webpackChunkName: "([\w-]+)"/g),
    ])
    .map(([, name]) => name ?? "")
  expect(named).toContain("search-modal")
  expect(named.filter(name => routeGroups.includes(name))).toEqual([])
})
