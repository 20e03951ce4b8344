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
])("converts %d days at 100 percent volatility to a range factor of %d", (days, factor) => {
  expect(rangeFactorOfExpiry(days / 365, 1)).toBeCloseTo(factor, 2)
})

test("converts r = 1.0486 at 30 percent volatility to 3.59 days", () => {
  expect(expiryOfRange(1.0486, 0.3) * 365).toBeCloseTo(3.59, 2)
})

test("converts r = 2.72 at 100 percent volatility to about 138 days", () => {
  expect(expiryOfRange(2.72, 1) * 365).toBeCloseTo(137.6, 0)
})

test("recovers the range factor from its expiry", () => {
  expect(rangeFactorOfExpiry(expiryOfRange(1.4, 0.6), 0.6)).toBeCloseTo(1.4, 12)
})

test("returns NaN when the expiry is too long for any range", () => {
  expect(rangeFactorOfExpiry(7, 1)).toBeNaN()
})

test("matches the greatest gamma to that of the option with the effective expiry", () => {
  const years = expiryOfRange(1.05, 0.8)
  const option = { type: "call", spot: 1000, strike: 1000, volatility: 0.8, years } as const
  expect(maximumRangeGamma(1000, 1.05) / gamma(option)).toBeCloseTo(1, 3)
})

test("takes four times as long to leave a range twice as wide", () => {
  expect(meanExitTime(400, 0.8) / meanExitTime(200, 0.8)).toBeCloseTo(4, 12)
})
