import { roundSteps } from "./chart-data"

test("steps between both ends are round, and none is close to an end", () => {
  expect(roundSteps([500, 1500], 6)).toEqual([500, 600, 800, 1000, 1200, 1400, 1500])
  expect(roundSteps([1388.9, 2880], 8)).toEqual([
    1388.9, 1600, 1800, 2000, 2200, 2400, 2600, 2800, 2880,
  ])
})
