import { readStorage, writeStorage } from "./storage"

afterEach(() => jest.restoreAllMocks())

it("reads what was written", () => {
  writeStorage("a", "1")
  expect(readStorage("a")).toBe("1")
})

it("null removes a key", () => {
  writeStorage("a", "1")
  writeStorage("a", null)
  expect(readStorage("a")).toBeNull()
})

it("storage that throws reads as empty and warns once", () => {
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
