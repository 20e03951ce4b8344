import { limits } from "../site.config"
import { paginate } from "./pagination"

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
const pathOf = (page: number) => `/${page}`

test("splits a list into pages in order, each with its own path and all paths", () => {
  const paths = ["/1", "/2", "/3"]
  expect(paginate(numbers(5), 2, pathOf)).toEqual([
    { path: "/1", page: 1, paths, items: [0, 1] },
    { path: "/2", page: 2, pageNumber: 2, paths, items: [2, 3] },
    { path: "/3", page: 3, pageNumber: 3, paths, items: [4] },
  ])
})

test("adds no empty page after a full last page", () => {
  expect(paginate(numbers(4), 2, pathOf).map(({ items }) => items.length)).toEqual([2, 2])
})

test("returns one empty page when the list is empty", () => {
  expect(paginate([], 9, pathOf)).toEqual([{ path: "/1", page: 1, paths: ["/1"], items: [] }])
})

test("shows nine items per page in lists and tags", () => {
  expect([limits.articlesPerPage, limits.tagItemsPerPage]).toEqual([9, 9])
})
