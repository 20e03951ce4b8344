import { join } from "node:path"
import { projectRoot } from "../../site/project-paths"
import { codePage, codeTemplate } from "./standalone-component"

test("a standalone page in MDX is compiled, and handed to a template of its own", () => {
  expect(codePage("content/pages/a.mdx")).toEqual({
    component: `${join(projectRoot, codeTemplate)}?__contentFilePath=${projectRoot}/content/pages/a.mdx`,
    frontmatter: {},
  })
})

test.each(["content/pages/a.md", "content/docs/a.mdx"])("a page from %s is data", file => {
  expect(codePage(file)).toBeUndefined()
})
