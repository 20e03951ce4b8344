import { mcpCardPath } from "../content/artifact-paths"
import { fetchJson } from "./fetch-json"
import type { ModelContext, ModelContextTool } from "./model-context"

/** Part of the published server card that lists the tools. */
interface Card {
  tools: Pick<ModelContextTool, "name" | "title" | "description" | "inputSchema">[]
}

/** Offers the site's tools to the browser's assistant. Their code loads on the first call. */
export async function offerTools(context: ModelContext): Promise<void> {
  const { tools } = await fetchJson<Card>(mcpCardPath)
  for (const { name, title, description, inputSchema } of tools)
    await context.registerTool({
      name,
      title,
      description,
      inputSchema,
      annotations: { readOnlyHint: true },
      execute: async input => {
        const { callTool } = await import(/* webpackChunkName: "call-tool" */ "./call-tool")
        return callTool(name, input)
      },
    })
}
