import { prepareStoredSearches } from "./stored-searches"

const key = "__DOCSEARCH_RECENT_SEARCHES__index"

const search = (more: object = {}) => ({
  objectID: "1",
  url: "/docs/intro",
  type: "lvl1",
  hierarchy: { lvl0: "Docs", lvl1: "Introduction" },
  content: null,
  ...more,
})

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

it("leaves sound searches as they are", () => {
  const text = JSON.stringify([search()])
  localStorage.setItem(key, text)
  expect(prepareStoredSearches("index")).toBe(true)
  expect(localStorage.getItem(key)).toBe(text)
})

it("keeps the sound ones of several", () => {
  localStorage.setItem(key, JSON.stringify([null, search(), { url: "/a" }]))
  prepareStoredSearches("index")
  expect(localStorage.getItem(key)).toBe(JSON.stringify([search()]))
})

it.each([
  ["no JSON", "[{"],
  ["no list", '{"length":1}'],
  ["nothing", "[]"],
  ["an address elsewhere", JSON.stringify([search({ url: "https://evil.example" })])],
  [
    "an address elsewhere that looks like a path",
    JSON.stringify([search({ url: "/\t/evil.example" })]),
  ],
  ["an unknown type", JSON.stringify([search({ type: "lvl9" })])],
  ["markup", JSON.stringify([search({ content: "<img>" })])],
  ["a page without a title", JSON.stringify([search({ hierarchy: { lvl0: "Docs" } })])],
])("throws %s away", (_, text) => {
  localStorage.setItem(key, text)
  prepareStoredSearches("index")
  expect(localStorage.getItem(key)).toBeNull()
})

it("says that nothing can be stored where the storage is full", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError")
  })
  expect(prepareStoredSearches("index")).toBe(false)
})
