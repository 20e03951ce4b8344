import { McpServer, ResourceTemplate } from "@modelcontextprotocol/sdk/server/mcp.js"
import packageJson from "../../package.json"
import { markdownPath } from "../../src/content/artifact-paths"
import { absoluteUrl } from "../../src/content/routes"
import { pageResource, pageResourceInfo, serverInfo } from "../../src/mcp/server-card"
import type { Tool, ToolSite } from "../../src/mcp/tool"
import { ToolError } from "../../src/mcp/tool"
import { tools } from "../../src/mcp/tools"
import { readPage } from "../../src/mcp/tools/read-page"
import { siteIdentity } from "../../src/model/head/site-identity"

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
        ...(tool.output ? { outputSchema: tool.output } : {}),
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      async (input: unknown) => answer(tool, input, await site()),
    )
  }
  registerPages(server, site)
  return server
}

/** Offers each page as a resource, by the address of its Markdown. */
function registerPages(server: McpServer, site: () => Promise<ToolSite>): void {
  const { name, ...about } = pageResourceInfo
  const list = async () => {
    const { paths, url } = await site()
    const pages = (await paths()).map(path => absoluteUrl(url, markdownPath(path)))
    return { resources: pages.map(uri => ({ uri, name: uri.slice(url.length) })) }
  }
  const template = new ResourceTemplate(pageResource(siteIdentity.url), { list })
  server.registerResource(name, template, about, async uri => {
    const text = await readPage.run({ page: uri.href }, await site())
    return { contents: [{ uri: uri.href, mimeType: about.mimeType, text: String(text) }] }
  })
}

async function answer(tool: Tool, input: unknown, site: ToolSite) {
  try {
    const result = await tool.run(input, site)
    const text = typeof result === "string" ? result : JSON.stringify(result, null, 2)
    const content = [{ type: "text" as const, text }]
    return typeof result === "string" ? { content } : { content, structuredContent: { ...result } }
  } catch (error) {
    if (!(error instanceof ToolError)) throw error
    return { isError: true, content: [{ type: "text" as const, text: error.message }] }
  }
}
