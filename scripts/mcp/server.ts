import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js"
import packageJson from "../../package.json"
import { serverInfo } from "../../src/mcp/server-card"
import type { Tool, ToolSite } from "../../src/mcp/tool"
import { ToolError } from "../../src/mcp/tool"
import { tools } from "../../src/mcp/tools"

/**
 * Model Context Protocol server with the site's tools.
 * @param site awaited only in tool calls, so that clients can connect immediately
 */
export function mcpServer(site: () => Promise<ToolSite>): McpServer {
  const { name, title, description } = serverInfo
  const server = new McpServer(
    { name, title, version: packageJson.version },
    { instructions: description },
  )
  for (const tool of tools) {
    server.registerTool(
      tool.name,
      {
        title: tool.title,
        description: tool.description,
        inputSchema: tool.input,
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      async (input: unknown) => answer(tool, input, await site()),
    )
  }
  return server
}

async function answer(tool: Tool, input: unknown, site: ToolSite) {
  try {
    const result = await tool.run(input, site)
    const text = typeof result === "string" ? result : JSON.stringify(result, null, 2)
    return { content: [{ type: "text" as const, text }] }
  } catch (error) {
    if (!(error instanceof ToolError)) throw error
    return { isError: true, content: [{ type: "text" as const, text: error.message }] }
  }
}
