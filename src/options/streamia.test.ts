import { pricePaths } from "./price-path"
import { rangeOf } from "./price-range"
import { rangedOptionValue } from "./ranged-option"
import { chunkPremia, lossVersusPanoptic, spreadAtUtilization, spreadMultiplier } from "./spread"
import { accruedStreamia, narrowStreamiaRate, streamiaRate } from "./streamia"

test.each([
  [0, 1],
  [0.25, 1.083],
  [0.5, 1.25],
  [0.75, 1.75],
  [0.8, 2],
  [0.9, 3.25],
])("maps %d of the liquidity bought to a multiplier of %d", (utilization, multiplier) => {
  expect(spreadAtUtilization(utilization)).toBeCloseTo(multiplier, 3)
})

test("limits the spread multiplier to 3.25", () => {
  expect(spreadMultiplier(99, 1)).toBe(3.25)
  expect(spreadAtUtilization(1)).toBe(3.25)
})

test("owes 62.5, nets 50, and grosses 112.5 of the fee growth when half of 100 is removed", () => {
  expect(chunkPremia(1, 50, 50)).toEqual({ owed: 62.5, net: 50, gross: 112.5 })
})

test("returns a loss of two thirds when Panoptic earns three times the income", () => {
  expect(lossVersusPanoptic(3)).toBeCloseTo(0.667, 3)
})

test("accrues nothing when the price is out of range", () => {
  expect(streamiaRate(2300, rangeOf(2000, 1.1), 0.8)).toBe(0)
  expect(accruedStreamia([2300, 2400, 2500], 0.01, rangeOf(2000, 1.1), 0.8)).toEqual([0, 0, 0])
})

test("doubles the rate when the spread is 2", () => {
  const bounds = rangeOf(2000, 1.1)
  expect(streamiaRate(2050, bounds, 0.8, 2)).toBeCloseTo(2 * streamiaRate(2050, bounds, 0.8), 9)
})

test("returns Kσ²/(4(r − 1)) when the range is narrow", () => {
  const rate = streamiaRate(2000, rangeOf(2000, 1.0001), 0.8)
  expect(rate / narrowStreamiaRate(2000, 1.0001, 0.8)).toBeCloseTo(1, 3)
})

test("accrues each step at its starting price", () => {
  const bounds = rangeOf(2000, 1.1)
  const sums = accruedStreamia([2000, 2500, 2000], 0.01, bounds, 0.8)
  expect(sums[0]).toBe(0)
  expect(sums[1]).toBeCloseTo(streamiaRate(2000, bounds, 0.8) * 0.01, 12)
  expect(sums[2]).toBe(sums[1])
})

test("averages the option's expected gain over many paths", () => {
  const bounds = rangeOf(2000, 1.1)
  const input = { spot: 2000, volatility: 0.8, days: 7, steps: 500, seed: 3 }
  const paths = pricePaths(input, 3000)
  const mean = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length
  const streamed = mean(
    paths.map(path => accruedStreamia(path, 7 / 365 / 500, bounds, 0.8).at(-1) ?? 0),
  )
  const gained = mean(paths.map(path => rangedOptionValue("put", path.at(-1) ?? 0, bounds)))
  const paid = rangedOptionValue("put", 2000, bounds)
  expect(streamed / (gained - paid)).toBeGreaterThan(0.93)
  expect(streamed / (gained - paid)).toBeLessThan(1.07)
})
