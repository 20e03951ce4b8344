import { longLegRequirement } from "./long-leg"
import { spreadRequirement } from "./partnered-spread"
import { shortPutRequirement } from "./short-put"

const putSpread = { type: "put", shortStrike: 1000, longStrike: 900 } as const

test("requires of partners a third of what the same legs require apart", () => {
  const apart =
    1000 * shortPutRequirement(1000, 1000, { collateralRatio: 0.2 }) + longLegRequirement(900)
  expect(apart).toBeCloseTo(290, 9)
  expect(spreadRequirement(putSpread)).toBe(100)
})

test("requires for a debit spread the loss of the credit spread with the same strikes", () => {
  expect(spreadRequirement({ ...putSpread, shortStrike: 900, longStrike: 1000 })).toBe(100)
})

test("requires the difference of the units when a call spread is sized in quote tokens", () => {
  const spread = { type: "call", shortStrike: 1000, longStrike: 1250, sizedIn: "quote" } as const
  expect(spreadRequirement({ ...spread, size: 1000 })).toBeCloseTo(0.2, 12)
})

test("halves the floor of the bought leg when the pool is busy", () => {
  const calendar = { type: "put", shortStrike: 2000, longStrike: 2000 } as const
  expect(spreadRequirement(calendar)).toBe(200)
  expect(spreadRequirement({ ...calendar, utilization: 0.95 })).toBe(100)
})
