import { fakeMatchMedia } from "../../tests/helpers/browser"
import { colorModeScript, currentColorMode, followColorMode, toggleColorMode } from "./color-mode"

const dark = "(prefers-color-scheme: dark)"
const runScript = () => new Function(colorModeScript)()

beforeEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute("data-theme")
})

it("follows the system in the head script when nothing is stored", () => {
  fakeMatchMedia({ [dark]: true })
  runScript()
  expect(document.documentElement).toHaveAttribute("data-theme", "dark")
})

it("prefers the stored mode to the system's in the head script", () => {
  fakeMatchMedia({ [dark]: true })
  localStorage.setItem("theme", "light")
  runScript()
  expect(document.documentElement).toHaveAttribute("data-theme", "light")
})

it("ignores a stored value in the head script when it is not a mode", () => {
  fakeMatchMedia()
  localStorage.setItem("theme", "sepia")
  runScript()
  expect(document.documentElement).toHaveAttribute("data-theme", "light")
})

it("follows the system in the head script when storage throws", () => {
  fakeMatchMedia({ [dark]: true })
  const read = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("denied")
  })
  runScript()
  read.mockRestore()
  expect(document.documentElement).toHaveAttribute("data-theme", "dark")
})

it("shows and stores the other mode when toggled", () => {
  fakeMatchMedia()
  runScript()
  toggleColorMode()
  expect(currentColorMode()).toBe("dark")
  expect(localStorage.getItem("theme")).toBe("dark")
})

it("follows another tab's choice until stopped", () => {
  fakeMatchMedia()
  const stop = followColorMode()
  localStorage.setItem("theme", "dark")
  window.dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: "dark" }))
  expect(currentColorMode()).toBe("dark")
  stop()
  localStorage.setItem("theme", "light")
  window.dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: "light" }))
  expect(currentColorMode()).toBe("dark")
})

it("applies the current choice when the page is restored from the back/forward cache", () => {
  fakeMatchMedia()
  const stop = followColorMode()
  localStorage.setItem("theme", "dark")
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
  expect(currentColorMode()).toBe("dark")
  stop()
})

it("follows a change of the system when nothing is stored", () => {
  const media = fakeMatchMedia()
  const stop = followColorMode()
  media(dark).change(true)
  expect(currentColorMode()).toBe("dark")
  stop()
})

it("applies a change of the system made between the head script and following", () => {
  const media = fakeMatchMedia()
  runScript()
  media(dark).change(true)
  expect(currentColorMode()).toBe("light")
  const stop = followColorMode()
  expect(currentColorMode()).toBe("dark")
  stop()
})

it("ignores a change of the system when the reader has chosen a mode", () => {
  const media = fakeMatchMedia()
  localStorage.setItem("theme", "light")
  const stop = followColorMode()
  media(dark).change(true)
  expect(currentColorMode()).toBe("light")
  stop()
})
