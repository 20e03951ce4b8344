import { join } from "node:path"
import type { Root } from "mdast"
import type { ComponentImport } from "../../content/schema/body"
import { contentRoot } from "../../site/project-paths"
import { contentFileQuery } from "./content-path"
import { remarkPageCode } from "./page-code"

/**
 * Imports of the page under test. tests/fixtures/plugins.spec.ts checks that gatsby-plugin-mdx can
 * compile the result.
 */
let imports: ComponentImport[] | undefined
jest.mock("../session", () => ({
  session: {
    entryOf: async (file: string) =>
      file === "content/pages/a.mdx" ? { page: { imports } } : undefined,
  },
}))

const file = join(contentRoot, "pages/a.mdx")

/** Syntax tree of a page after the plugin, parsed by the plugin's own parser. */
async function treeOf(text: string, path = file): Promise<Root> {
  const processor: ThisParameterType<typeof remarkPageCode> = {}
  const transform = remarkPageCode.call(processor)
  const tree = processor.Parser?.(text)
  if (!tree) throw new Error("no parser")
  await transform(tree, { path })
  return tree
}

test("compiles a page to its imports and one element that receives them", async () => {
  imports = [
    { name: "Curve", from: "@site/src/chart", exported: "Chart", line: 1 },
    { name: "Box", from: "@site/src/box", exported: "default", line: 2 },
  ]
  const [modules, text, ...more] = (await treeOf("Text")).children
  expect(more).toEqual([])
  expect(modules).toMatchObject({
    type: "mdxjsEsm",
    data: {
      estree: {
        body: [
          {
            source: { value: "@site/src/chart" },
            specifiers: [{ local: { name: "Curve" }, imported: { name: "Chart" } }],
          },
          {
            source: { value: "@site/src/box" },
            specifiers: [{ type: "ImportDefaultSpecifier", local: { name: "Box" } }],
          },
        ],
      },
    },
  })
  expect(text).toMatchObject({ name: "PageText", attributes: [{ name: "components" }] })
})

test("keeps a page's script unchanged when its text or the plugin's file name changes", async () => {
  imports = undefined
  const tree = await treeOf("Text { with <br> $\\frac{1}{2}$")
  expect(await treeOf("Other text")).toEqual(tree)
  expect(await treeOf("", `/src/templates/x.tsx${contentFileQuery}${file}`)).toEqual(tree)
})
