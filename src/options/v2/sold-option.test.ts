import { v2FallAtUsage, v2LiquidationPrice, v2SoldShare } from "./sold-option"

test.each(["put", "call"] as const)("finds where a sold %s requires its collateral", type => {
  for (const covered of [0.12, 0.25, 0.5]) {
    const price = v2LiquidationPrice(type, covered, 0.2) ?? Number.NaN
    const required = type === "put" ? v2SoldShare(price, 0.2) : price * v2SoldShare(1 / price, 0.2)
    expect(required).toBeCloseTo(covered, 9)
  }
})

test("returns no price for a put with less than half its ratio or with the whole notional", () => {
  expect(v2LiquidationPrice("put", 0.09, 0.2)).toBeUndefined()
  expect(v2LiquidationPrice("put", 1, 0.2)).toBeUndefined()
})

test("survives a fall by a quarter when half the buying power is used", () => {
  expect(v2FallAtUsage(0.5, 0.2)).toBeCloseTo(0.25, 9)
})
