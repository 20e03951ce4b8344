import { blackScholesValue } from "./black-scholes"
import { expectedStreamia } from "./expected-streamia"
import { pricePaths } from "./price-path"
import { rangeOf } from "./price-range"
import { accruedStreamia } from "./streamia"

const years = 30 / 365

test("equals the Black-Scholes value of an option at the money when the range is narrow", () => {
  const value = blackScholesValue({ type: "put", spot: 2000, strike: 2000, volatility: 0.8, years })
  expect(expectedStreamia(2000, rangeOf(2000, 1.0005), 0.8, years)).toBeCloseTo(value, 0)
})

test("is the mean over sampled paths", () => {
  const bounds = rangeOf(1900, 1.13)
  const steps = 400
  const paths = pricePaths({ spot: 2000, volatility: 0.8, days: 30, steps, seed: 3 }, 2000)
  const sums = paths.map(path => accruedStreamia(path, years / steps, bounds, 0.8).at(-1) ?? 0)
  const mean = sums.reduce((a, b) => a + b, 0) / sums.length
  expect(expectedStreamia(2000, bounds, 0.8, years) / mean).toBeCloseTo(1, 1)
})

test("is the rate of the first moment in range, and zero far out of range", () => {
  const bounds = rangeOf(2000, 1.3)
  const day = 1e-4
  const rate = accruedStreamia([2000, 2000], day, bounds, 0.5)[1] ?? 0
  expect(expectedStreamia(2000, bounds, 0.5, day) / rate).toBeCloseTo(1, 4)
  expect(expectedStreamia(9000, bounds, 0.5, day)).toBeCloseTo(0, 9)
})
