import type { CompiledPage } from "../../src/content/schema/body"
import { compilePage } from "../../src/markdown/compile-page"
import { components } from "../../src/model/body-components"

/** Compiles a text from the author's guide. Fails the test if it has problems. */
export async function compileExample(text: string): Promise<CompiledPage> {
  const { page, problems } = await compilePage({
    file: "content/docs/guide.mdx",
    text,
    route: "/docs/guide",
    components,
  })
  expect(problems).toEqual([])
  if (!page) throw new Error("the example is no page")
  return page
}
