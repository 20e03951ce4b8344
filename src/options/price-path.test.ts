import { pricePath, pricePaths } from "./price-path"
import { normalFrom, seededRandom } from "./random"
import { probabilityInRange, stretchesInRange, timeInRange } from "./time-in-range"

const input = { spot: 2000, volatility: 0.8, days: 7, steps: 168, seed: 1 }
const mean = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length

test("generates the published numbers of mulberry32 for seed 0", () => {
  const random = seededRandom(0)
  expect(random()).toBeCloseTo(0.26642920868471265, 15)
  expect(random()).toBeCloseTo(0.0003297457005828619, 15)
})

test("generates normal numbers with mean 0 and variance 1", () => {
  const normal = normalFrom(seededRandom(5))
  const numbers = Array.from({ length: 20000 }, normal)
  expect(mean(numbers)).toBeCloseTo(0, 1)
  expect(mean(numbers.map(x => x * x))).toBeCloseTo(1, 1)
})

test("returns the same path for the same seed, and another for another seed", () => {
  expect(pricePath(input)).toEqual(pricePath(input))
  expect(pricePath(input)).not.toEqual(pricePath({ ...input, seed: 2 }))
})

test("starts at the spot price and returns one more price than steps", () => {
  const path = pricePath(input)
  expect(path[0]).toBe(2000)
  expect(path).toHaveLength(169)
})

test("returns log returns with the given volatility", () => {
  const path = pricePath({ ...input, days: 365, steps: 20000 })
  const returns = path.slice(1).map((price, index) => Math.log(price / (path[index] ?? 1)))
  expect(Math.sqrt(mean(returns.map(x => x * x)) * 20000)).toBeCloseTo(0.8, 1)
})

test("ends at the spot price on average when there is no drift", () => {
  const last = pricePaths({ ...input, steps: 1 }, 20000).map(path => path.at(-1) ?? 0)
  expect(mean(last) / 2000).toBeCloseTo(1, 2)
})

test("ends in range with the lognormal probability", () => {
  const bounds = { lower: 1900, upper: 2100 }
  const last = pricePaths({ ...input, steps: 1 }, 20000).map(path => path.at(-1) ?? 0)
  const share = last.filter(price => price >= 1900 && price <= 2100).length / last.length
  expect(share).toBeCloseTo(probabilityInRange(2000, bounds, 0.8, 7 / 365), 2)
})

test.each([
  [1.05, 1, 0.6487],
  [1.2, 45, 0.3964],
  [1.5, 120, 0.5205],
])("maps r = %d and %d days without log drift to the probability %d", (r, days, share) => {
  const bounds = { lower: 1000 / r, upper: 1000 * r }
  expect(probabilityInRange(1000, bounds, 1, days / 365, 0.5)).toBeCloseTo(share, 4)
})

test("counts the steps that begin in range", () => {
  expect(timeInRange([1, 2, 3, 4, 9], { lower: 2, upper: 3 })).toBe(0.5)
})

test("returns stretches in range as pairs of first and next step", () => {
  expect(stretchesInRange([2, 2, 9, 2, 9, 9], { lower: 1, upper: 3 })).toEqual([
    [0, 2],
    [3, 4],
  ])
})
