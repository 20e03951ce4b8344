import { roundSteps } from "./chart-data"

test("steps by round numbers that are not close to an end", () => {
  expect(roundSteps([500, 1500], 6)).toEqual([500, 600, 800, 1000, 1200, 1400, 1500])
  expect(roundSteps([1388.9, 2880], 8)).toEqual([
    1388.9, 1600, 1800, 2000, 2200, 2400, 2600, 2800, 2880,
  ])
})

test.each([
  [0, 2500],
  [500, 3500],
  [0.5, 4.5],
  [1, 365],
  [0, 0.7],
  [1388.9, 2880],
  [0.01, 0.99],
])("includes the rows of a coarse table in a fine one from %d to %d", (from, to) => {
  const fine = roundSteps([from, to], 16)
  for (const count of [6, 8])
    expect(roundSteps([from, to], count).filter(at => !fine.includes(at))).toEqual([])
})
