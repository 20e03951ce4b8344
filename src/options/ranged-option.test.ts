import { intrinsicValue } from "./black-scholes"
import { lpValue } from "./lp-position"
import { rangeOf } from "./price-range"
import {
  rangedOptionAt,
  rangedOptionDelta,
  rangedOptionGamma,
  rangedOptionValue,
} from "./ranged-option"

const bounds = rangeOf(1000, 1.1)

test.each([500, 900, 1000, 1090, 1600])("keeps put-call parity when the price is %d", spot => {
  const call = rangedOptionValue("call", spot, bounds)
  const put = rangedOptionValue("put", spot, bounds)
  expect(call - put).toBeCloseTo(spot - 1000, 9)
})

test.each([600, 1000, 1400])("values a position at %d as its strike less a put", spot => {
  expect(lpValue(spot, bounds)).toBeCloseTo(1000 - rangedOptionValue("put", spot, bounds), 9)
})

test.each(["call", "put"] as const)("pays like a %s at expiry when its width vanishes", type => {
  for (const spot of [700, 1000, 1300]) {
    expect(rangedOptionAt(type, spot, 1000, 1.00001)).toBeCloseTo(
      intrinsicValue(type, spot, 1000),
      1,
    )
  }
})

test("returns K(√r − 1)/(√r + 1) at the strike", () => {
  const root = Math.sqrt(1.1)
  expect(rangedOptionAt("put", 1000, 1000, 1.1)).toBeCloseTo((1000 * (root - 1)) / (root + 1), 9)
})

test("returns a put's delta of −1 below the range and 0 above it", () => {
  expect(rangedOptionDelta("put", 800, bounds)).toBeCloseTo(-1, 12)
  expect(rangedOptionDelta("put", 1200, bounds)).toBeCloseTo(0, 12)
  expect(rangedOptionDelta("call", 1000, bounds)).toBeCloseTo(
    rangedOptionDelta("put", 1000, bounds) + 1,
    12,
  )
})

test("returns a positive gamma for a bought option in range", () => {
  expect(rangedOptionGamma(1000, bounds)).toBeGreaterThan(0)
  expect(rangedOptionGamma(1200, bounds)).toBe(0)
})
