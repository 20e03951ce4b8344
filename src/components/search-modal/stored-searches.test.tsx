import { settings } from "./settings"
import { changeSearches, readSearches, type StoredSearch, shownSearches } from "./stored-searches"

const keys = {
  recent: "__DOCSEARCH_RECENT_SEARCHES__index",
  favourites: "__DOCSEARCH_FAVORITE_SEARCHES__index",
}

const levels = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }

const search = (more: Partial<StoredSearch> = {}): StoredSearch => ({
  objectID: "1",
  url: "/docs/intro",
  type: "lvl1",
  hierarchy: { lvl0: "Docs", lvl1: "Introduction", ...levels },
  content: null,
  ...more,
})

const several = (count: number) =>
  Array.from({ length: count }, (_, index) => search({ objectID: String(index) }))

const names = (searches: readonly StoredSearch[]) => searches.map(({ objectID }) => objectID)

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

it("reads searches that DocSearch stored", () => {
  const stored = { ...search(), __docsearch_parent: null, __autocomplete_id: 3, anchor: null }
  localStorage.setItem(keys.recent, JSON.stringify([stored]))
  localStorage.setItem(keys.favourites, JSON.stringify([stored]))
  expect(readSearches("index")).toMatchObject({ recent: [search()], favourites: [search()] })
})

it("keeps only the valid searches", () => {
  localStorage.setItem(keys.recent, JSON.stringify([null, search(), { url: "/a" }]))
  expect(readSearches("index").recent).toEqual([search()])
})

it.each([
  ["no JSON", "[{"],
  ["no list", '{"length":1}'],
  ["an address elsewhere", JSON.stringify([search({ url: "https://evil.example" })])],
  [
    "an address elsewhere that looks like a path",
    JSON.stringify([search({ url: "/\t/evil.example" })]),
  ],
  ["an unknown type", JSON.stringify([{ ...search(), type: "lvl9" }])],
  ["markup", JSON.stringify([search({ content: "<img>" })])],
  ["a page without a title", JSON.stringify([{ ...search(), hierarchy: { lvl0: "Docs" } }])],
])("ignores %s and overwrites it", (_, text) => {
  localStorage.setItem(keys.recent, text)
  expect(readSearches("index").recent).toEqual([])
  expect(changeSearches("index", "remember", search()).recent).toEqual([search()])
})

it("stores each search once, latest first, with only the fields needed to show it again", () => {
  for (const objectID of ["a", "b", "a"])
    changeSearches("index", "remember", {
      ...search({ objectID }),
      ...{ _snippetResult: { content: { value: "", matchLevel: "none" } } },
    })
  expect(readSearches("index").recent).toEqual([
    search({ objectID: "a" }),
    search({ objectID: "b" }),
  ])
})

it("limits recent searches and favorites, and shows fewer recent ones when there are favorites", () => {
  for (const found of several(12)) changeSearches("index", "remember", found)
  expect(names(readSearches("index").recent)).toEqual(["11", "10", "9", "8", "7", "6", "5"])
  for (const found of several(12))
    changeSearches("index", "save", { ...found, objectID: `liked ${found.objectID}` })
  const shown = shownSearches(readSearches("index"))
  expect(shown.recent).toHaveLength(settings.recentBesideFavourites)
  expect(shown.favourites).toHaveLength(settings.favourites)
})

it("does not store a favorite as a recent search, even when it is followed again", () => {
  changeSearches("index", "remember", search())
  changeSearches("index", "save", search())
  expect(changeSearches("index", "remember", search())).toEqual({
    recent: [],
    favourites: [search()],
  })
})

it("removes a search from recent searches and favorites", () => {
  changeSearches("index", "save", search({ objectID: "a" }))
  changeSearches("index", "remember", search({ objectID: "b" }))
  changeSearches("index", "remove", search({ objectID: "a" }))
  expect(changeSearches("index", "remove", search({ objectID: "b" }))).toEqual({
    recent: [],
    favourites: [],
  })
  expect(readSearches("index")).toEqual({ recent: [], favourites: [] })
})

it("shows stored searches when nothing more can be stored", () => {
  localStorage.setItem(keys.recent, JSON.stringify([search()]))
  jest.spyOn(console, "warn").mockImplementation()
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError")
  })
  expect(changeSearches("index", "remember", search({ objectID: "2" })).recent).toEqual([search()])
})
