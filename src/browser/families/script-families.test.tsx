import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { familyOf, scriptFamilies, templateChunk } from "./script-families"

it("returns the script that contains a template", () => {
  expect(familyOf(templateChunk("docs-tag"))).toBe("docs")
  expect(familyOf(templateChunk("article"))).toBe("articles")
  expect(familyOf(templateChunk("search"))).toBe("others")
  expect(familyOf("component---src-pages-index-tsx")).toBeUndefined()
  const ofPage = `${templateChunk("standalone-code")}-content-file-path-content-pages-a-mdx`
  expect(familyOf(ofPage)).toBe(ofPage)
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
  expect(named.filter(name => scriptFamilies.includes(name))).toEqual([])
})
