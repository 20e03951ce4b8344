import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js"
import { serverCard } from "../../src/mcp/server-card"
import workedNumbers from "../../src/options/worked-numbers.json"
import { toolCalls } from "../helpers/tool-calls"

/**
 * The client below talks over standard input and output to the server that `npm run tools -- mcp`
 * starts.
 */
jest.setTimeout(300_000)

const client = new Client({ name: "test", version: "1" })
beforeAll(async () => {
  await client.connect(
    new StdioClientTransport({
      command: "npm",
      args: ["run", "--silent", "tools", "--", "mcp"],
      env: { ...(process.env as Record<string, string>), NODE_ENV: "production" },
    }),
  )
})
afterAll(() => client.close())

async function call(name: string, input: object) {
  const answer = await client.callTool({ name, arguments: { ...input } }, undefined, {
    timeout: 240_000,
  })
  const [content] = answer.content as { type: string; text: string }[]
  return { isError: answer.isError === true, text: content?.text ?? "" }
}

async function dataOf(name: string, input: object) {
  const { isError, text } = await call(name, input)
  if (isError) throw new Error(text)
  return JSON.parse(text)
}

/** A number that was computed independently of the site's code. */
function worked(fn: string, args: object): number {
  const found = workedNumbers.find(
    one => one.fn === fn && JSON.stringify(one.args) === JSON.stringify(args),
  )
  if (typeof found?.result !== "number") throw new Error(`no worked number ${fn}`)
  return found.result
}

test("offers the tools and schemas in the site's description of the server", async () => {
  const { tools } = await client.listTools()
  const card = serverCard({
    repository: "https://example.org/repository",
    url: "https://example.org",
  })
  expect(tools.map(({ name }) => name)).toEqual(card.tools.map(({ name }) => name))
  expect(tools.map(({ name }) => name)).toEqual([
    "search_docs",
    "read_page",
    "payoff",
    "greeks",
    "margin_requirement",
    "liquidation_price",
    "contract_function",
    "contract_diff",
    "decode_token_id",
    "decode_calldata",
  ])
  for (const [at, { inputSchema }] of tools.entries())
    expect(Object.keys(inputSchema.properties ?? {})).toEqual(
      Object.keys(card.tools[at]?.inputSchema.properties ?? {}),
    )
})

test("returns data that fits the tool's output schema next to its text", async () => {
  const { tools } = await client.listTools()
  const withData = tools.filter(({ outputSchema }) => outputSchema).map(({ name }) => name)
  expect(tools.map(({ name }) => name).filter(name => !withData.includes(name))).toEqual([
    "read_page",
  ])
  for (const { name, input } of toolCalls.filter(({ name }) => withData.includes(name))) {
    // The client checks the data against the schema.
    const { content, structuredContent } = await client.callTool({ name, arguments: { ...input } })
    const [{ text }] = content as [{ text: string }]
    expect(structuredContent).toEqual(JSON.parse(text))
  }
})

test("lists each page as a resource and reads it as Markdown", async () => {
  const { resources } = await client.listResources()
  const uri = resources.find(({ name }) => name === "/docs/product/leverage.md")?.uri ?? ""
  const { contents } = await client.readResource({ uri })
  expect(contents).toEqual([
    { uri, mimeType: "text/markdown", text: expect.stringMatching(/^# [\s\S]*Utilization/) },
  ])
})

test.each(toolCalls)("$name answers", async ({ name, input, answer }) => {
  const { isError, text } = await call(name, input)
  expect(isError).toBe(false)
  expect(text).toMatch(answer)
})

test("finds the page that explains a term and reads it", async () => {
  const { results } = await dataOf("search_docs", { query: "leverage", section: "docs" })
  const urls: string[] = results.map(({ url }: { url: string }) => url)
  expect(urls.some(url => /^https:\/\/.*\/leverage\b/.test(url))).toBe(true)
  expect(JSON.stringify(results)).not.toMatch(/<mark>|&lt;/)
  const { text } = await call("read_page", { page: "/docs/product/leverage#where-it-comes-from" })
  expect(text).toMatch(/^# /)
  expect(text).toContain("| Utilization | Collateral of a buyer, % of notional | Leverage |")
})

test("returns the worked numbers of the contracts' rules as margins", async () => {
  const put = { type: "put", side: "short", strike: 1000, spot: 1200 }
  expect((await dataOf("margin_requirement", put)).quote).toBe(
    worked("short_put", { S: 1200, K: 1000 }),
  )
  const shortCall = { type: "call", side: "short", strike: 2000, spot: 1500 }
  const call = await dataOf("margin_requirement", shortCall)
  expect(call.asset).toBe(worked("short_call_in_asset", { S: 1500, K: 2000 }))
  expect(call.quote).toBe(worked("short_call_in_quote", { S: 1500, K: 2000 }))
  const bought = await dataOf("margin_requirement", { ...put, side: "long", strike: 2000 })
  expect(bought.quote).toBe(worked("long_leg", { amount: 2000 }))
})

test("returns the worked numbers as liquidation prices in either token", async () => {
  const price = async (input: object) => dataOf("liquidation_price", input)
  expect(await price({ type: "put", strike: 2000, collateral: 600 })).toMatchObject({
    liquidatable: "below",
    price: worked("liquidation_price_put", { K: 2000, collateral: 600 }),
  })
  expect(await price({ type: "call", strike: 1000, collateral: 500 })).toMatchObject({
    liquidatable: "above",
    price: worked("liquidation_price_call", { K: 1000, collateral: 500 }),
  })
  const inAsset = { type: "call", strike: 1000, collateral: 0.5, collateral_token: "asset" }
  const { price: found } = await price(inAsset)
  expect(found).toBeCloseTo(
    worked("liquidation_price_call_in_asset", { K: 1000, collateral: 0.5 }),
    5,
  )
  expect(await price({ type: "put", strike: 1000, collateral: 1200 })).toMatchObject({
    liquidatable: "at no price",
  })
})

test("pays the credit of a sold strangle between its strikes and breaks even beyond them", async () => {
  const legs = [
    { type: "put", side: "short", strike: 950, premium: 30 },
    { type: "call", side: "short", strike: 1050, premium: 30 },
  ]
  const { breakevens, profit } = await dataOf("payoff", { legs, prices: [800, 1000, 1200] })
  expect(breakevens).toEqual([890, 1110])
  expect(profit).toEqual([
    { price: 800, profit: -90 },
    { price: 1000, profit: 60 },
    { price: 1200, profit: -90 },
  ])
})

test("returns Black-Scholes Greeks per day and per percentage point", async () => {
  const legs = [{ type: "call", side: "long", strike: 2000 }]
  const found = await dataOf("greeks", { legs, spot: 2000, days: 30, volatility: 0.8 })
  // σ√T = 0.8·√(30/365) = 0.22935: delta N(0.11468), theta −Sσφ/(2√T)/365, vega S√Tφ/100.
  expect(found.delta).toBeCloseTo(0.5456, 4)
  expect(found.theta).toBeCloseTo(-3.03, 2)
  expect(found.vega).toBeCloseTo(2.27, 2)
})

test("returns a contract function with its selector, its address on the site, and a warning", async () => {
  const { functions } = await dataOf("contract_function", {
    name: "deposit",
    contract: "CollateralTracker",
    version: "V1.1",
  })
  // The first four bytes of keccak256("deposit(uint256,address)").
  expect(functions).toMatchObject([
    { canonical: "deposit(uint256,address)", selector: "0x6e553f65", version: "V1.1" },
  ])
  expect(functions[0].url).toMatch(/^https:\/\/.*CollateralTracker#/)
  expect(functions[0].warning).toMatch(/Do not deposit/)
})

test("returns the changes of a contract for its later version", async () => {
  const change = await dataOf("contract_diff", { contract: "PanopticPool" })
  expect(change).toMatchObject({ contract: "PanopticPool", from: "V1.0", to: "V1.1" })
  expect(change.groups.length).toBeGreaterThan(0)
})

test("decodes a token id into its legs", async () => {
  const decoded = await dataOf("decode_token_id", {
    id: "0x00000000000000000000000000000000000000a00fd20202003c99ac8ca7087f",
    tokens: [
      { symbol: "WBTC", decimals: 8 },
      { symbol: "USDC", decimals: 6 },
    ],
  })
  expect(decoded).toMatchObject({
    tickSpacing: 60,
    legs: [{ asset: 0, optionRatio: 1, isLong: false, tokenType: 1, width: 10 }],
  })
  expect(decoded.legs[0].inWords).toMatch(/short put on WBTC/)
})

test.each([
  ["read_page", { page: "/docs/product/leverige" }, "Write /docs/product/leverage"],
  ["read_page", { page: "https://example.com/" }, "is not on this site"],
  ["contract_function", { name: "mintOption" }, "Write mintOptions."],
  ["contract_diff", { contract: "PanopticPol" }, "Write PanopticPool."],
  ["contract_function", { name: "deposit", version: "V9" }, "Write V1.0 or V1.1 or V2."],
  ["decode_token_id", { id: "12x" }, "hex digits after 0x"],
  ["payoff", { legs: [{ type: "put", side: "long", strike: 1 }], days: 3 }, "Write `volatility`"],
  ["margin_requirement", { type: "put", side: "short", strike: -1, spot: 1 }, "strike"],
])("suggests what to write for %s %j", async (name, input, told) => {
  const { isError, text } = await call(name, input)
  expect(isError).toBe(true)
  expect(text).toContain(told)
})
