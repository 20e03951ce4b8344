import type { CompiledPage } from "../../src/content/schema/body"
import { compilePage } from "../../src/markdown/compile-page"
import { components } from "../../src/model/body-components"

/** What a text of the author's guide compiles to. A mistake in it is an error. */
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
