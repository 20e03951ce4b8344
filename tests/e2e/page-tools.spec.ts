import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js"
import type { Page } from "@playwright/test"
import type { ModelContextTool } from "../../src/page-tools/model-context"
import { isWhole } from "../helpers/extent"
import { toolCalls, wrongCalls } from "../helpers/tool-calls"
import { expect, test } from "./test"

/** Tools for assistants in a page (WebMCP), with a fake of the browser's API; see docs/mcp.md. */
declare global {
  interface Window {
    offered: Map<string, ModelContextTool>
  }
}

/** Opens a page in a browser that supports WebMCP and waits until all tools are registered. */
async function openWithAssistant(page: Page) {
  await page.addInitScript(() => {
    window.offered = new Map()
    const registerTool = async (tool: ModelContextTool) => {
      JSON.stringify(tool.inputSchema)
      window.offered.set(tool.name, tool)
    }
    Object.defineProperty(document, "modelContext", { value: { registerTool } })
  })
  await page.goto("/docs/intro")
  await page.waitForFunction(count => window.offered.size === count, toolCalls.length)
}

// Expects a request for a page that does not exist.
test.use({ expectedNoise: [/leverige\.md/] })

const call = (page: Page, name: string, input: object) =>
  page.evaluate(
    ([name, input]) => window.offered.get(name)?.execute(input) as Promise<string | object>,
    [name, input] as const,
  )

test("offers the tools when the browser supports WebMCP and loads their code when one is called", async ({
  page,
}) => {
  const asked: string[] = []
  page.on("request", request => asked.push(new URL(request.url()).pathname))
  await openWithAssistant(page)
  expect(await page.evaluate(() => [...window.offered.keys()])).toEqual(
    toolCalls.map(({ name }) => name),
  )
  expect(asked.filter(path => /call-tool|search-worker|reference\.json/.test(path))).toEqual([])
  for (const { name, input, answer } of toolCalls)
    expect(JSON.stringify(await call(page, name, input)), name).toMatch(answer)
  for (const { name, input, error } of wrongCalls)
    await expect(call(page, name, input), name).rejects.toThrow(error)
})

test("loads nothing for WebMCP when the browser does not support it", async ({ page }) => {
  const asked: string[] = []
  page.on("request", request => asked.push(new URL(request.url()).pathname))
  await page.goto("/docs/intro")
  await page.waitForLoadState("networkidle")
  expect(asked.filter(path => /page-tools|call-tool|mcp\.json/.test(path))).toEqual([])
})

test("answers like the server of npm run tools -- mcp", async ({ page }) => {
  test.skip(!isWhole, "the server reads all of the content first")
  test.setTimeout(240_000)
  const client = new Client({ name: "test", version: "1" })
  await client.connect(
    new StdioClientTransport({ command: "npm", args: ["run", "--silent", "tools", "--", "mcp"] }),
  )
  await openWithAssistant(page)
  for (const { name, input } of toolCalls) {
    const { content } = await client.callTool({ name, arguments: { ...input } }, undefined, {
      timeout: 200_000,
    })
    const [{ text }] = content as [{ text: string }]
    const here = await call(page, name, input)
    expect(typeof here === "string" ? here : JSON.stringify(here, null, 2), name).toBe(text)
  }
  await client.close()
})
