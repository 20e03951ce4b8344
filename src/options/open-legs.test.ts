import { fitsOpenLegs } from "./open-legs"

test.each([
  ["six positions of four legs and one of one leg", [4, 4, 4, 4, 4, 4, 1], true],
  ["25 positions of one leg", Array<number>(25).fill(1), true],
  ["seven positions of four legs", Array<number>(7).fill(4), false],
])("accepts %s, with leg counts %s: %s", (_, legCounts, allowed) => {
  expect(fitsOpenLegs(legCounts)).toBe(allowed)
})
