import { allCases, faults, kinds, representativeCases, ways } from "../network/matrix"

test("the cases of a pull request hold each two of kind, fault and way together", () => {
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
