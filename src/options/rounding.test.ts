import { percent, roundDecimals, roundSignificant } from "./rounding"

test.each([
  [213.33333333333337, 2, 213.33],
  [74.60000000000001, 2, 74.6],
  [-0.005000001, 2, -0.01],
  [123456.789, 1, 123456.8],
  [0, 2, 0],
])("rounds the coordinate %d to %d decimals", (value, decimals, rounded) => {
  expect(roundDecimals(value, decimals)).toBe(rounded)
})

test("rounds a halfway value the same when engines differ in its last bit", () => {
  const halfway = 1.125
  for (const engine of [halfway, halfway - 2 ** -52, halfway + 2 ** -52])
    expect(roundDecimals(engine)).toBe(1.13)
})

test.each([
  [1754.9928774784244, 1754.992877],
  [0, 0],
  [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
])("rounds %d to ten significant digits", (value, rounded) => {
  expect(roundSignificant(value)).toBe(rounded)
})

test("writes a share as a percentage that SVG accepts as a length", () => {
  expect([percent(1 / 3), percent(0.125), percent(0)]).toEqual(["33.33%", "12.5%", "0%"])
})
