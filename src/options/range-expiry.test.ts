import { gamma } from "./black-scholes"
import { expiryOfRange, maximumRangeGamma, meanExitTime, rangeFactorOfExpiry } from "./range-expiry"

test.each([
  [0.01, 1.01],
  [0.1, 1.03],
  [1, 1.09],
  [7, 1.25],
  [30, 1.58],
  [180, 3.16],
  [365, 5.42],
])("%d days to expiry at 100 percent volatility is a range factor of %d", (days, factor) => {
  expect(rangeFactorOfExpiry(days / 365, 1)).toBeCloseTo(factor, 2)
})

test("r = 1.0486 is 3.59 days at 30 percent volatility", () => {
  expect(expiryOfRange(1.0486, 0.3) * 365).toBeCloseTo(3.59, 2)
})

test("r = 2.72 is about 138 days at 100 percent volatility", () => {
  expect(expiryOfRange(2.72, 1) * 365).toBeCloseTo(137.6, 0)
})

test("expiry and range factor are inverse to each other", () => {
  expect(rangeFactorOfExpiry(expiryOfRange(1.4, 0.6), 0.6)).toBeCloseTo(1.4, 12)
})

test("no range is as wide as a very long expiry", () => {
  expect(rangeFactorOfExpiry(7, 1)).toBeNaN()
})

test("the greatest gamma is that of the option with the effective expiry", () => {
  const years = expiryOfRange(1.05, 0.8)
  const option = { type: "call", spot: 1000, strike: 1000, volatility: 0.8, years } as const
  expect(maximumRangeGamma(1000, 1.05) / gamma(option)).toBeCloseTo(1, 3)
})

test("a range twice as wide is left after four times the time", () => {
  expect(meanExitTime(400, 0.8) / meanExitTime(200, 0.8)).toBeCloseTo(4, 12)
})
