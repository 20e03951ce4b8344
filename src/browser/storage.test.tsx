import { readStorage, writeStorage } from "./storage"

afterEach(() => jest.restoreAllMocks())

it("reads back a written value", () => {
  writeStorage("a", "1")
  expect(readStorage("a")).toBe("1")
})

it("removes a key when given null", () => {
  writeStorage("a", "1")
  writeStorage("a", null)
  expect(readStorage("a")).toBeNull()
})

it("returns null and warns once when storage throws", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {})
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("denied")
  })
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("denied")
  })
  expect(readStorage("a")).toBeNull()
  writeStorage("a", "1")
  expect(readStorage("a")).toBeNull()
  expect(warn).toHaveBeenCalledTimes(1)
})
