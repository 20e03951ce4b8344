import type { Body } from "../../content/schema/body"
import { compilePage } from "../../markdown/compile-page"
import { componentSchemas } from "../schemas"

/** What a text of the author's guide compiles to. A mistake in it is an error. */
export async function compileExample(text: string): Promise<Body> {
  const { page, problems } = await compilePage({
    file: "content/docs/guide.mdx",
    text,
    route: "/docs/guide",
    components: componentSchemas,
  })
  expect(problems).toEqual([])
  return page?.body ?? []
}
