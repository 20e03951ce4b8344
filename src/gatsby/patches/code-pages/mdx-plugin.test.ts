import { join } from "node:path"
import { shouldOnCreateNode } from "gatsby-plugin-mdx/gatsby-node"
import { contentRoot } from "../../../site/project-paths"
import { mdxPlugin } from "./mdx-plugin"

const { options } = mdxPlugin()

/** Returns true if the real plugin would create an Mdx node for a file. */
const makesNode = (path: string) =>
  shouldOnCreateNode(
    {
      node: {
        internal: { type: "File" },
        ext: /\.\w+$/.exec(path)?.[0],
        absolutePath: join(contentRoot, path),
      },
    },
    options,
  )

test.each(["pages/a.mdx", "pages/b/c.mdx"])("lets the plugin compile %s", path => {
  expect(makesNode(path)).toBe(true)
})

test.each(["docs/a.mdx", "blog/2024-01-01-a.mdx", "pages/a.md", "data/pages/a.mdx"])(
  "keeps the plugin from compiling %s",
  path => {
    expect(makesNode(path)).toBe(false)
  },
)
