import { allCases, faults, kinds, representativeCases, ways } from "../network/matrix"

test("covers every pair of kind, fault, and way in a pull request", () => {
  const pairs = (cases: typeof allCases) =>
    new Set(
      cases.flatMap(({ kind, fault, way }) => [
        `${kind}, ${fault}`,
        `${kind}, ${way}`,
        `${fault}, ${way}`,
      ]),
    )
  expect(allCases).toHaveLength(Object.keys(kinds).length * faults.length * ways.length)
  expect([...pairs(allCases)].filter(pair => !pairs(representativeCases).has(pair))).toEqual([])
  expect(representativeCases).toHaveLength(allCases.length / 3)
})
