/** A call of each assistant tool and its expected answer, for every place that offers tools. */
export const toolCalls: readonly { name: string; input: object; answer: RegExp }[] = [
  {
    name: "search_docs",
    input: { query: "leverage", section: "docs" },
    answer: /"url":\s*"https:\/\/[^"]*\/docs\/product\/leverage/,
  },
  {
    name: "read_page",
    input: { page: "/docs/product/leverage" },
    answer: /Utilization \| Collateral of a buyer, % of notional \| Leverage/,
  },
  {
    name: "payoff",
    input: { legs: [{ type: "put", side: "short", strike: 950, premium: 30 }], prices: [800] },
    // 30 − (950 − 800).
    answer: /"profit":\s*-120\b/,
  },
  {
    name: "greeks",
    input: {
      legs: [{ type: "call", side: "long", strike: 2000 }],
      spot: 2000,
      days: 30,
      volatility: 0.8,
    },
    // N(σ√T / 2) with σ√T = 0.8·√(30/365).
    answer: /"delta":\s*0\.5456/,
  },
  {
    name: "margin_requirement",
    input: { type: "put", side: "short", strike: 1000, spot: 700 },
    // 1,000 × (0.2 + 0.3).
    answer: /"quote":\s*500\b/,
  },
  {
    name: "liquidation_price",
    input: { type: "put", strike: 2000, collateral: 600 },
    // 2,000 × 1.2 − 600.
    answer: /"price":\s*1800\b/,
  },
  {
    name: "contract_function",
    input: { name: "deposit", contract: "CollateralTracker", version: "V1.1" },
    // The first four bytes of keccak256("deposit(uint256,address)").
    answer: /"selector":\s*"0x6e553f65"[\s\S]*Do not deposit/,
  },
  {
    name: "contract_diff",
    input: { contract: "PanopticPool" },
    answer: /"from":\s*"V1\.0",\s*"to":\s*"V1\.1"/,
  },
  {
    name: "decode_token_id",
    input: { id: "0x00000000000000000000000000000000000000a00fd20202003c99ac8ca7087f" },
    answer: /"tickSpacing":\s*60\b/,
  },
  {
    name: "decode_calldata",
    input: { calldata: `0x095ea7b3${"1".padStart(64, "0")}${"f".repeat(64)}` },
    answer: /can move your tokens/,
  },
]

/** Invalid calls, with the advice in each answer. */
export const wrongCalls: readonly { name: string; input: object; error: string }[] = [
  {
    name: "read_page",
    input: { page: "/docs/product/leverige" },
    error: "Write /docs/product/leverage",
  },
  { name: "contract_function", input: { name: "mintOption" }, error: "Write mintOptions." },
  {
    name: "margin_requirement",
    input: { type: "put", side: "short", strike: -1, spot: 1 },
    error: "strike",
  },
]
