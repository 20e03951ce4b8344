import "./without-eval"
import type { ToolResult } from "../mcp/tool"
import { tools } from "../mcp/tools"
import { toolSite } from "./tool-site"

/**
 * Runs a tool of the site and returns its result. Throws the same errors as the server started
 * by `npm run tools -- mcp`, which say what to write instead.
 */
export async function callTool(name: string, input: object): Promise<ToolResult> {
  const tool = tools.find(each => each.name === name)
  if (!tool) throw new Error(`There is no tool ${name}.`)
  return tool.run(input, toolSite)
}
