import { z } from "zod"
import { markdownPath } from "../../content/artifact-paths"
import { homePath, normalisePath } from "../../content/routes"
import { closest } from "../../lib/closest"
import { defineTool, ToolError, type ToolSite } from "../tool"

export const readPage = defineTool({
  name: "read_page",
  title: "Read a page",
  description:
    "Returns a page of the site as Markdown, with the parameters and numbers of its figures. Takes pages from search results, from llms.txt, or from links.",
  input: z.strictObject({
    page: z.string().min(1).describe("Address or path of the page, such as /docs/product/leverage"),
  }),
  async run({ page }, site) {
    const path = pathOf(page, site)
    const found = await site.page(path)
    if (found !== undefined) return found
    const near = closest(path, await site.paths())
    throw new ToolError(
      `There is no page ${path}. ${near ? `Write ${near}, or look` : "Look"} for it with search_docs.`,
    )
  },
})

/** `https://…/docs/intro.md#part` -> `/docs/intro`. */
function pathOf(page: string, { url }: ToolSite): string {
  const path = page.startsWith(url) ? page.slice(url.length) : page
  if (/^[a-z]+:/i.test(path))
    throw new ToolError(
      `${page} is not on this site. Write an address that begins with ${url}, or a path.`,
    )
  const bare = normalisePath(path.startsWith("/") ? path : `/${path}`)
  if (bare === markdownPath(homePath)) return homePath
  return bare.replace(/\.md$/, "")
}
