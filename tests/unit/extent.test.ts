import { ofEveryKind } from "../helpers/extent"

const pages = ["a", "ab", "b", "abc", "a", "d"].map((features, number) => ({ number, features }))
const numbers = (times: number, whole = false) =>
  ofEveryKind(pages, ({ features }) => features, times, whole).map(({ number }) => number)

test("samples each kind as often as given, from items with the most features first, in order", () => {
  expect(numbers(1)).toEqual([3, 5])
  expect(numbers(2)).toEqual([1, 3, 5])
})

test("returns all items when everything is checked", () => {
  expect(numbers(1, true)).toEqual([0, 1, 2, 3, 4, 5])
})
