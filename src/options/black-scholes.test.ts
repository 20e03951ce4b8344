import {
  type BlackScholesInput,
  blackScholesValue,
  delta,
  gamma,
  intrinsicValue,
  straddleVolatility,
  theta,
  vanna,
  vega,
  volga,
} from "./black-scholes"
import { normalCumulative } from "./normal-distribution"

const atTheMoney: BlackScholesInput = {
  type: "call",
  spot: 2000,
  strike: 2100,
  volatility: 0.8,
  years: 30 / 365,
}

/**
 * Worked call and put of the pricing chapter in J. Hull, "Options, Futures, and Other Derivatives".
 */
const hullPrice = { spot: 42, strike: 40, rate: 0.1, volatility: 0.2, years: 0.5 }
/** Running example of the chapter on the Greek letters in the same book. */
const hullGreeks: BlackScholesInput = {
  type: "call",
  spot: 49,
  strike: 50,
  rate: 0.05,
  volatility: 0.2,
  years: 0.3846,
}

const slope = (f: (x: number) => number, x: number, step: number) =>
  (f(x + step) - f(x - step)) / (2 * step)

test("matches tables of the cumulative normal distribution", () => {
  expect(normalCumulative(0)).toBeCloseTo(0.5, 15)
  expect(normalCumulative(1.96)).toBeCloseTo(0.9750021048517795, 13)
  expect(normalCumulative(-1)).toBeCloseTo(0.15865525393145707, 13)
  expect(normalCumulative(-8)).toBeCloseTo(6.22096057427178e-16, 20)
})

test("matches the textbook's values of a call and a put", () => {
  expect(blackScholesValue({ ...hullPrice, type: "call" })).toBeCloseTo(4.76, 2)
  expect(blackScholesValue({ ...hullPrice, type: "put" })).toBeCloseTo(0.81, 2)
})

test("matches the textbook's Greeks of a call", () => {
  expect(blackScholesValue(hullGreeks)).toBeCloseTo(2.4, 2)
  expect(delta(hullGreeks)).toBeCloseTo(0.522, 3)
  expect(gamma(hullGreeks)).toBeCloseTo(0.066, 3)
  expect(theta(hullGreeks)).toBeCloseTo(-4.31, 2)
  expect(vega(hullGreeks)).toBeCloseTo(12.1, 1)
})

test("values a call less a put as spot less strike when the rate is zero", () => {
  const call = blackScholesValue(atTheMoney)
  const put = blackScholesValue({ ...atTheMoney, type: "put" })
  expect(call - put).toBeCloseTo(2000 - 2100, 9)
})

test("returns the intrinsic value when no time is left", () => {
  expect(blackScholesValue({ ...atTheMoney, years: 0, spot: 2350 })).toBe(250)
  expect(intrinsicValue("put", 1500, 2000)).toBe(500)
})

test.each(["call", "put"] as const)("matches the Greeks of a %s to slopes of its value", type => {
  const input: BlackScholesInput = { ...atTheMoney, type }
  const value = (change: Partial<BlackScholesInput>) => blackScholesValue({ ...input, ...change })
  expect(delta(input)).toBeCloseTo(
    slope(spot => value({ spot }), 2000, 0.01),
    6,
  )
  expect(gamma(input)).toBeCloseTo(
    slope(spot => delta({ ...input, spot }), 2000, 0.01),
    8,
  )
  expect(vega(input)).toBeCloseTo(
    slope(volatility => value({ volatility }), 0.8, 1e-5),
    4,
  )
  expect(theta(input)).toBeCloseTo(-slope(years => value({ years }), input.years, 1e-6), 2)
  expect(vanna(input)).toBeCloseTo(
    slope(volatility => delta({ ...input, volatility }), 0.8, 1e-5),
    6,
  )
  expect(volga(input)).toBeCloseTo(
    slope(volatility => vega({ ...input, volatility }), 0.8, 1e-5),
    4,
  )
})

test("includes the interest on the strike in theta", () => {
  const input: BlackScholesInput = { ...hullPrice, type: "put" }
  const numeric = -slope(years => blackScholesValue({ ...input, years }), 0.5, 1e-6)
  expect(theta(input)).toBeCloseTo(numeric, 5)
})

test("implies about 68 percent when a one-week straddle on 2,000 costs 150", () => {
  expect(straddleVolatility(150, 2000, 7 / 365)).toBeCloseTo(0.677, 3)
})
