import { ofEveryKind } from "../helpers/extent"

const pages = ["a", "ab", "b", "abc", "a", "d"].map((features, number) => ({ number, features }))
const numbers = (times: number, whole = false) =>
  ofEveryKind(pages, ({ features }) => features, times, whole).map(({ number }) => number)

test("every kind is in the part so many times, the richest first, in the order that they had", () => {
  expect(numbers(1)).toEqual([3, 5])
  expect(numbers(2)).toEqual([1, 3, 5])
})

test("the whole is the whole", () => {
  expect(numbers(1, true)).toEqual([0, 1, 2, 3, 4, 5])
})
