import { z } from "zod"
import { tools } from "./tools"

/** What the server is, for those who choose one. */
export const serverInfo = {
  name: "panoptic",
  title: "Panoptic",
  description:
    "Search and pages of the site, and its formulas: payoffs, greeks, margin requirements and liquidation prices, the contract reference, and token ids. Nothing is signed or sent.",
}

/** The server as data, with what each tool takes as JSON Schema: how programs learn of it without starting it. */
export function serverCard(repository: string) {
  return {
    ...serverInfo,
    transport: {
      type: "stdio",
      command: "npm",
      args: ["run", "--silent", "tools", "--", "mcp"],
      workingDirectory: `a clone of ${repository}, after npm ci`,
    },
    /** Where a browser has it (WebMCP), every page of the site offers the same tools. */
    webMcp: "document.modelContext",
    tools: tools.map(({ name, title, description, input }) => ({
      name,
      title,
      description,
      inputSchema: z.toJSONSchema(input, { io: "input" }),
    })),
  }
}
