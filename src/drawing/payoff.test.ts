import { type Leg, liquidityValue, normalDistribution, positionValue } from "./payoff"

const straddle: Leg[] = [
  { type: "call", strike: 0.5, size: 1 },
  { type: "put", strike: 0.5, size: 1 },
]

test("at expiry a straddle is worth the distance from its strike", () => {
  expect(positionValue(straddle, 0.8)).toBeCloseTo(0.3)
  expect(positionValue(straddle, 0.1)).toBeCloseTo(0.4)
})

test("before expiry an option at the money is worth its deviation over the root of two pi", () => {
  expect(positionValue([{ type: "call", strike: 0.5, size: 1 }], 0.5, 0.1)).toBeCloseTo(
    0.1 / Math.sqrt(2 * Math.PI),
  )
})

test("call less put is the forward at every price", () => {
  const parity: Leg[] = [
    { type: "call", strike: 0.4, size: 1 },
    { type: "put", strike: 0.4, size: -1 },
  ]
  for (const price of [0.1, 0.4, 0.9])
    expect(positionValue(parity, price, 0.2)).toBeCloseTo(price - 0.4)
})

test("the normal distribution has its tabled values", () => {
  expect(normalDistribution(0)).toBeCloseTo(0.5, 6)
  expect(normalDistribution(1.96)).toBeCloseTo(0.9750021, 6)
  expect(normalDistribution(-1)).toBeCloseTo(0.1586553, 6)
})

test("liquidity is all numeraire above its range and continuous at both bounds", () => {
  expect(liquidityValue(0.4, 0.6, 0.6)).toBeCloseTo(1)
  expect(liquidityValue(0.4, 0.6, 2)).toBeCloseTo(1)
  expect(liquidityValue(0.4, 0.6, 0.4 - 1e-9)).toBeCloseTo(liquidityValue(0.4, 0.6, 0.4 + 1e-9))
})

test("below its range liquidity is the asset alone, worth nothing at a price of zero", () => {
  expect(liquidityValue(0.4, 0.6, 0.2)).toBeCloseTo(liquidityValue(0.4, 0.6, 0.4) / 2)
  expect(liquidityValue(0.4, 0.6, 0)).toBeCloseTo(0)
})
