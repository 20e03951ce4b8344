/**
 * `npm run --silent tools -- mcp`: runs a Model Context Protocol server on standard input and
 * output. `--silent` is required, because nothing else may be written to the output.
 */
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js"
import { runMain } from "../run-main"
import { loadToolSite } from "./load-site"
import { mcpServer } from "./server"

runMain(async () => {
  // Messages from reading the content must not go to standard output.
  console.log = console.error
  const site = loadToolSite()
  // Avoids an unhandled rejection; the error is reported when a tool is called.
  site.catch(() => {})
  await mcpServer(() => site).connect(new StdioServerTransport())
})
