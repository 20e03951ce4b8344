import { forceExerciseCost, forceExerciseCostByHalfWidths } from "./force-exercise"

test.each([
  [38, 0.0128],
  [42.0, 0.0128],
  [43, 0.0064],
  [31, 0.0128],
  [27, 0.0064],
  [47, 0.0032],
])("at %d the AVAX put of range 33.52 to 37.80 costs %d of its notional", (price, cost) => {
  expect(forceExerciseCost(price, 33.52, 37.8)).toBeCloseTo(cost, 12)
})

test("in range nobody may force an exercise", () => {
  expect(forceExerciseCost(37, 33.52, 37.8)).toBeUndefined()
  expect(forceExerciseCostByHalfWidths(1000, 1000, 1.1)).toBeUndefined()
})

test("the cost never falls below an eighth of a basis point", () => {
  expect(forceExerciseCost(1000, 33.52, 37.8)).toBe(0.0000125)
})

test("by half-widths from the strike the cost halves twice as often", () => {
  expect(forceExerciseCostByHalfWidths(1000 * 1.1 ** 1.5, 1000, 1.1)).toBeCloseTo(0.0128, 12)
  expect(forceExerciseCostByHalfWidths(1000 * 1.1 ** 2.5, 1000, 1.1)).toBeCloseTo(0.0064, 12)
  expect(forceExerciseCostByHalfWidths(1000 * 1.1 ** -3.5, 1000, 1.1)).toBeCloseTo(0.0032, 12)
})
