import {
  v2FallAtUsage,
  v2LiquidationPrice,
  v2Ratio,
  v2SellerCollateral,
  v2SoldShare,
  v2StrangleCollateral,
} from "./v2-rules"

// The right-hand sides were read from the contracts, run on the same input.
test.each([
  [0.6666, 0.2],
  [0.7, 0.3142856],
  [0.8, 0.6571428],
  [0.9, 1],
])("at a utilization of %d, a sold option needs %d", (utilization, ratio) => {
  expect(v2Ratio(utilization, v2SellerCollateral)).toBeCloseTo(ratio, 6)
})

test("a leg of a strangle starts from half the ratio", () => {
  expect(v2Ratio(0, v2StrangleCollateral)).toBe(0.1)
  expect(v2Ratio(0.7, v2StrangleCollateral)).toBeCloseTo(0.2285713, 6)
})

// A put on 1 ETH at tick -200,310, where its notional is 2,000.24 USDC.
test.each([
  ["at the strike", -200310, 400.04806],
  ["20% above it", -198486, 200.02403],
  ["5% below it", -200823, 480.063967],
  ["10% below it", -201364, 560.116558],
  ["50% below it", -207242, 1200.158708],
])("a sold put requires what the contracts say %s", (_, tick, required) => {
  const moneyness = 1.0001 ** (tick + 200310)
  expect(2000.2403 * v2SoldShare(moneyness, 0.2)).toBeCloseTo(required, 1)
})

test.each(["put", "call"] as const)("a sold %s's requirement meets its collateral there", type => {
  for (const covered of [0.12, 0.25, 0.5]) {
    const price = v2LiquidationPrice(type, covered, 0.2) ?? Number.NaN
    const required = type === "put" ? v2SoldShare(price, 0.2) : price * v2SoldShare(1 / price, 0.2)
    expect(required).toBeCloseTo(covered, 9)
  }
})

test("a put with less than half its ratio, or with the whole notional, has no such price", () => {
  expect(v2LiquidationPrice("put", 0.09, 0.2)).toBeUndefined()
  expect(v2LiquidationPrice("put", 1, 0.2)).toBeUndefined()
})

test("half the buying power in use survives a fall by a quarter", () => {
  expect(v2FallAtUsage(0.5, 0.2)).toBeCloseTo(0.25, 9)
})
