import { type Leg, liquidityValue, normalDistribution, positionValue } from "./payoff"

const straddle: Leg[] = [
  { type: "call", strike: 0.5, size: 1 },
  { type: "put", strike: 0.5, size: 1 },
]

test("values a straddle at expiry at the distance from its strike", () => {
  expect(positionValue(straddle, 0.8)).toBeCloseTo(0.3)
  expect(positionValue(straddle, 0.1)).toBeCloseTo(0.4)
})

test("values an at-the-money option before expiry at its deviation over the root of two pi", () => {
  expect(positionValue([{ type: "call", strike: 0.5, size: 1 }], 0.5, 0.1)).toBeCloseTo(
    0.1 / Math.sqrt(2 * Math.PI),
  )
})

test("values a call minus a put as the forward at every price", () => {
  const parity: Leg[] = [
    { type: "call", strike: 0.4, size: 1 },
    { type: "put", strike: 0.4, size: -1 },
  ]
  for (const price of [0.1, 0.4, 0.9])
    expect(positionValue(parity, price, 0.2)).toBeCloseTo(price - 0.4)
})

test("matches tabulated values of the normal distribution", () => {
  expect(normalDistribution(0)).toBeCloseTo(0.5, 6)
  expect(normalDistribution(1.96)).toBeCloseTo(0.9750021, 6)
  expect(normalDistribution(-1)).toBeCloseTo(0.1586553, 6)
})

test("values liquidity in numeraire only above its range, and continuously at both bounds", () => {
  expect(liquidityValue(0.4, 0.6, 0.6)).toBeCloseTo(1)
  expect(liquidityValue(0.4, 0.6, 2)).toBeCloseTo(1)
  expect(liquidityValue(0.4, 0.6, 0.4 - 1e-9)).toBeCloseTo(liquidityValue(0.4, 0.6, 0.4 + 1e-9))
})

test("values liquidity as the asset alone below its range, and at nothing when the price is zero", () => {
  expect(liquidityValue(0.4, 0.6, 0.2)).toBeCloseTo(liquidityValue(0.4, 0.6, 0.4) / 2)
  expect(liquidityValue(0.4, 0.6, 0)).toBeCloseTo(0)
})
