/**
 * `npm run --silent tools -- mcp`: a server of the Model Context Protocol on standard input and output. Nothing else may be written there, which
 * is why npm has to be silent.
 */
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js"
import { runMain } from "../run-main"
import { loadToolSite } from "./load-site"
import { mcpServer } from "./server"

runMain(async () => {
  // What the content's reading has to say is for people.
  console.log = console.error
  const site = loadToolSite()
  // Asked for again where a tool is called; an error is told there.
  site.catch(() => {})
  await mcpServer(() => site).connect(new StdioServerTransport())
})
