import { z } from "zod"
import { absoluteUrl } from "../../content/routes"
import { sectionNames } from "../../content/sections"
import { defineTool, ToolError } from "../tool"

export const searchDocs = defineTool({
  name: "search_docs",
  title: "Search the site",
  description:
    "Searches the documentation, the contract reference and all articles, ranked like the site's own search. Returns passages and their addresses; read_page returns a whole page.",
  input: z.strictObject({
    query: z.string().trim().min(1).max(256).describe("Search terms, as a reader would type them"),
    section: z
      .enum(["docs", ...sectionNames, "pages"])
      .optional()
      .describe("Part of the site to search; all of it by default"),
    count: z.int().min(1).max(20).default(8).describe("Maximum number of passages"),
  }),
  output: z.looseObject({
    results: z.array(
      z.looseObject({
        title: z.string().describe("Headings from the page's title down to the passage"),
        url: z.url(),
        section: z.string(),
        status: z.string().optional().describe("Warning not to use the contracts described"),
        text: z.string(),
      }),
    ),
  }),
  async run({ query, section, count }, site) {
    const found = await site.search(query, section, count)
    if (found.length === 0)
      throw new ToolError(
        `Nothing found for "${query}"${section ? ` in ${section}` : ""}. Use fewer or more common words${section ? ", or omit `section`" : ""}.`,
      )
    return {
      results: found.map(({ path, ...rest }) => ({ ...rest, url: absoluteUrl(site.url, path) })),
    }
  },
})
