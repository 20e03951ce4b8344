import { z } from "zod"
import { absoluteUrl } from "../../content/routes"
import { sectionNames } from "../../content/sections"
import { defineTool, ToolError } from "../tool"

export const searchDocs = defineTool({
  name: "search_docs",
  title: "Search the site",
  description:
    "Searches the documentation, the contract reference and all articles, ranked as the site's own search. Answers with passages and their addresses; read_page gives a whole page.",
  input: z.strictObject({
    query: z
      .string()
      .trim()
      .min(1)
      .max(256)
      .describe("Words to look for, as a reader would type them"),
    section: z
      .enum(["docs", ...sectionNames, "pages"])
      .optional()
      .describe("Only this part of the site"),
    count: z.int().min(1).max(20).default(8).describe("How many passages, at most"),
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
        `Nothing answers "${query}"${section ? ` in ${section}` : ""}. Write fewer or more usual words${section ? ", or leave out `section`" : ""}.`,
      )
    return {
      results: found.map(({ path, ...rest }) => ({ ...rest, url: absoluteUrl(site.url, path) })),
    }
  },
})
