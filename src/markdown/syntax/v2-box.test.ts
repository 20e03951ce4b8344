import { v2Box } from "./v2-box"

const boxOf = (text: string) => v2Box("content/research/2024-01-01-margin.mdx", text)

test("lists each number that V2's rules change once", () => {
  const text = [
    "It needs {{ sellerRatio(70%) | percent = 60% }}, and {{ sellerRatio(70%) | percent }} again.",
    "The put is liquidated at {{ liquidationPrice(put, strike=2000, collateral=500) | usdc }}.",
  ].join("\n\n")
  const rows = boxOf(text)
    .split("\n")
    .filter(line => /^\| \p{Lu}/u.test(line))
  expect(rows).toEqual([
    "| Collateral ratio of a short option at 70% utilization | 60% | 31.43% |",
    "| Liquidation price of a short put at 2,000, with 500 of collateral | 1,900 USDC | 1,875 USDC |",
  ])
})

test("returns no box when the numbers stay the same or no rule concerns them", () => {
  expect(
    boxOf("{{ sellerRatio() | percent }} of {{ price(call, 2000, 2000, days=7) | usdc }}"),
  ).toBe("")
  expect(boxOf("{{ liquidationPrice(put, strike=2000, collateral=500, rule=gated) | usdc }}")).toBe(
    "",
  )
})

test("lists no row for sums and for claims that cannot be read", () => {
  expect(boxOf("{{ 1 / sellerRatio(70%) | times }} and {{ sellerRatio(70 }} and {{ open")).toBe("")
})
