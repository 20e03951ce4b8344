import { forceExerciseCost, forceExerciseRate, halfWidthsFromStrike } from "./force-exercise"
import { rangeOf } from "./price-range"

const avax = { lower: 33.52, upper: 37.8 }

test.each([
  [38, 0.0128],
  [41, 0.0064],
  [43, 0.0032],
  [30, 0.0064],
])("maps the price %d to a cost of %d of the AVAX put's notional", (price, cost) => {
  expect(forceExerciseCost(price, avax)).toBeCloseTo(cost, 12)
})

test("returns no cost when the price is in range", () => {
  expect(forceExerciseCost(37, avax)).toBeUndefined()
  expect(forceExerciseCost(1000, rangeOf(1000, 1.1))).toBeUndefined()
})

test("halves the cost with each half-width of the logarithmic price", () => {
  const range = rangeOf(1000, 1.1)
  expect(halfWidthsFromStrike(1000 * 1.1 ** 2.5, range)).toBe(2)
  expect(forceExerciseCost(1000 * 1.1 ** 1.5, range)).toBeCloseTo(0.0128, 12)
  expect(forceExerciseCost(1000 * 1.1 ** 2.5, range)).toBeCloseTo(0.0064, 12)
  expect(forceExerciseCost(1000 * 1.1 ** -3.5, range)).toBeCloseTo(0.0032, 12)
})

test("charges one basis point from the eighth half-width on", () => {
  expect(forceExerciseRate(7)).toBeCloseTo(0.0002, 12)
  expect(forceExerciseRate(8)).toBeCloseTo(0.0001, 12)
  expect(forceExerciseCost(1000, avax)).toBe(0.0001)
})
