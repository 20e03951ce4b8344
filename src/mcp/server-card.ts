import { z } from "zod"
import { tools } from "./tools"

/** Names of the tools, for descriptions. */
export const listOfTools = tools.map(({ name }) => name).join(", ")

/** URI template of pages as resources: the addresses of their Markdown. */
export const pageResource = (url: string) => `${url}{+path}.md`

export const pageResourceInfo = {
  name: "page",
  title: "Page of the site",
  description: "A page as Markdown, with the parameters and numbers of its figures",
  mimeType: "text/markdown",
}

/** Description of the server, for people who choose one. */
export const serverInfo = {
  name: "panoptic",
  title: "Panoptic",
  description:
    "Search and read the site, and use its formulas: payoffs, greeks, margin requirements, liquidation prices, the contract reference, and token ids. Signs and sends nothing.",
}

/**
 * Describes the server and its tools as JSON, so that programs can discover it without starting it.
 */
export function serverCard({ repository, url }: { repository: string; url: string }) {
  return {
    ...serverInfo,
    serverInfo,
    transport: {
      type: "stdio",
      command: "npm",
      args: ["run", "--silent", "tools", "--", "mcp"],
      workingDirectory: `a clone of ${repository}, after npm ci`,
    },
    /** Every page of the site offers the same tools in browsers that support WebMCP. */
    webMcp: "document.modelContext",
    tools: tools.map(({ name, title, description, input, output }) => ({
      name,
      title,
      description,
      inputSchema: z.toJSONSchema(input, { io: "input" }),
      ...(output ? { outputSchema: z.toJSONSchema(output) } : {}),
    })),
    resources: [{ uriTemplate: pageResource(url), ...pageResourceInfo }],
  }
}
