import { limits } from "../site.config"
import { paginate } from "./pagination"

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

test("a list is cut into pages in order", () => {
  expect(paginate(numbers(5), 2)).toEqual([
    { page: 1, pageCount: 3, items: [0, 1] },
    { page: 2, pageCount: 3, items: [2, 3] },
    { page: 3, pageCount: 3, items: [4] },
  ])
})

test("a full last page is not followed by an empty one", () => {
  expect(paginate(numbers(4), 2).map(({ items }) => items.length)).toEqual([2, 2])
})

test("an empty list has one empty page", () => {
  expect(paginate([], 9)).toEqual([{ page: 1, pageCount: 1, items: [] }])
})

test("lists and tags show nine items a page", () => {
  expect([limits.articlesPerPage, limits.tagItemsPerPage]).toEqual([9, 9])
})
