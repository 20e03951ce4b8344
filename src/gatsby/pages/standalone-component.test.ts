import { join } from "node:path"
import { projectRoot } from "../../content/read/project-paths"
import { pageComponent } from "./standalone-component"

const templates = join(projectRoot, "src/templates")

test("a standalone page in MDX is compiled, and handed to a template of its own", () => {
  expect(pageComponent("standalone", "content/pages/a.mdx").component).toBe(
    `${templates}/standalone-code/index.tsx?__contentFilePath=${projectRoot}/content/pages/a.mdx`,
  )
})

test.each([
  ["standalone", "content/pages/a.md"],
  ["doc", "content/docs/a.mdx"],
  ["search", undefined],
])("a page of the template %s from %s is data", (template, file) => {
  expect(pageComponent(template, file)).toEqual({
    component: `${templates}/${template}/index.tsx`,
    context: {},
  })
})
