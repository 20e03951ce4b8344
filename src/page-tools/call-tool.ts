import "./without-eval"
import type { ToolResult } from "../mcp/tool"
import { tools } from "../mcp/tools"
import { toolSite } from "./tool-site"

/** What a tool of the site answers; fails with what to write instead, as the server of `npm run tools -- mcp` does. */
export async function callTool(name: string, input: object): Promise<ToolResult> {
  const tool = tools.find(each => each.name === name)
  if (!tool) throw new Error(`There is no tool ${name}.`)
  return tool.run(input, toolSite)
}
