import { divergenceLoss, lpAmounts, lpDelta, lpGamma, lpGammaCost, lpValue } from "./lp-position"
import { isInRange, priceAtTick, rangeFactorOf, rangeOf, strikeOf } from "./price-range"

const bounds = rangeOf(1000, 1.3)

test("spans 1,666.67 to 3,750 when the strike is 2,500 and the range factor is 1.5", () => {
  const { lower, upper } = rangeOf(2500, 1.5)
  expect(lower).toBeCloseTo(1666.67, 2)
  expect(upper).toBe(3750)
})

test("recovers the strike and the range factor from the bounds", () => {
  expect(strikeOf(bounds)).toBeCloseTo(1000, 9)
  expect(rangeFactorOf(bounds)).toBeCloseTo(1.3, 12)
})

test("converts 2,620 ticks either way to +30 and −23 percent", () => {
  expect(priceAtTick(73325 + 2620)).toBeCloseTo(1986, 0)
  expect(priceAtTick(73325 - 2620)).toBeCloseTo(1176, 0)
  expect(priceAtTick(2620)).toBeCloseTo(1.3, 2)
  expect(priceAtTick(-2620)).toBeCloseTo(0.77, 2)
})

test("includes the bounds in the range", () => {
  expect(isInRange(bounds.lower, bounds)).toBe(true)
  expect(isInRange(bounds.upper + 0.01, bounds)).toBe(false)
})

test("holds one unit of the asset below its range and the strike in quote tokens above it", () => {
  expect(lpAmounts(500, bounds)).toEqual({ asset: expect.closeTo(1, 12), quote: 0 })
  expect(lpAmounts(2000, bounds)).toEqual({ asset: 0, quote: expect.closeTo(1000, 9) })
})

test.each([780, 1000, 1250])("returns (2√(KrS) − K − S)/(r − 1) when in range at %d", price => {
  const closedForm = (2 * Math.sqrt(1000 * 1.3 * price) - 1000 - price) / 0.3
  expect(lpValue(price, bounds)).toBeCloseTo(closedForm, 9)
})

test("returns the slopes of the value as delta and gamma", () => {
  const numericDelta = (lpValue(1100.01, bounds) - lpValue(1099.99, bounds)) / 0.02
  const numericGamma = (lpDelta(1100.01, bounds) - lpDelta(1099.99, bounds)) / 0.02
  expect(lpDelta(1100, bounds)).toBeCloseTo(numericDelta, 6)
  expect(lpGamma(1100, bounds)).toBeCloseTo(numericGamma, 9)
})

test("returns zero gamma when out of range", () => {
  expect(lpGamma(500, bounds)).toBe(0)
  expect(lpGamma(1500, bounds)).toBe(0)
})

test("costs σ²/8 of the value a year in gamma when the range is full", () => {
  const wide = rangeOf(1000, 1e12)
  const dailyVolatility = 0.05
  const share = lpGammaCost(1000, wide, dailyVolatility * Math.sqrt(365)) / lpValue(1000, wide)
  expect(share / 365).toBeCloseTo(dailyVolatility ** 2 / 8, 8)
})

test("loses 5.72 percent against holding when the price of a full range doubles", () => {
  expect(divergenceLoss(2)).toBeCloseTo(-0.0572, 4)
})
