import { lpValue } from "../lp-position"
import { rangedOptionValue } from "../ranged-option"
import { rangeAsPut, rangeResultAt, rangeStreamia } from "./uniswap-range"

const range = { lower: 1800, upper: 2200, amount: 10_000, price: 2000 }

test("equals cash less a put at the geometric mean of its bounds", () => {
  const put = rangeAsPut(range)
  expect(put.strike).toBeCloseTo(Math.sqrt(1800 * 2200), 9)
  for (const price of [1000, 1900, 2000, 2150, 3000])
    expect(put.units * lpValue(price, range)).toBeCloseTo(
      put.cash - put.units * rangedOptionValue("put", price, range),
      6,
    )
  expect(put.holds.asset * 2000 + put.holds.quote).toBeCloseTo(10_000, 6)
})

test("returns the slope and curvature of its value as delta and gamma", () => {
  const { units, delta, gamma } = rangeAsPut(range)
  const value = (price: number) => units * lpValue(price, range)
  expect(delta).toBeCloseTo((value(2000.5) - value(1999.5)) / 1, 4)
  expect(gamma).toBeCloseTo(value(2001) - 2 * value(2000) + value(1999), 5)
})

test("earns in proportion to the square of volatility in range and nothing out of range", () => {
  expect(rangeStreamia(range, 0.8).aDay / rangeStreamia(range, 0.4).aDay).toBeCloseTo(4, 9)
  expect(rangeStreamia({ ...range, price: 2500 }, 0.8).aDay).toBe(0)
  expect(rangeStreamia(range, 0.8).week).toBeLessThan(7 * rangeStreamia(range, 0.8).aDay)
})

test("loses less in a small move when its delta is sold", () => {
  const { alone, deltaSold, putBought } = rangeResultAt(range, 1950)
  expect(Math.abs(deltaSold)).toBeLessThan(Math.abs(alone) / 5)
  expect(putBought).toBe(0)
})
