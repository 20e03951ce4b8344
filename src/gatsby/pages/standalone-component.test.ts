import { join } from "node:path"
import { projectRoot } from "../../site/project-paths"
import { codePage, codeTemplate } from "./standalone-component"

test("gives a standalone MDX page its own compiled template", () => {
  expect(codePage("content/pages/a.mdx")).toEqual({
    component: `${join(projectRoot, codeTemplate)}?__contentFilePath=${projectRoot}/content/pages/a.mdx`,
    frontmatter: {},
  })
})

test.each(["content/pages/a.md", "content/docs/a.mdx"])(
  "returns undefined for a page from %s",
  file => {
    expect(codePage(file)).toBeUndefined()
  },
)
