import { fakeMatchMedia } from "../../tests/helpers/browser"
import {
  colourModeScript,
  currentColourMode,
  followColourMode,
  toggleColourMode,
} from "./colour-mode"

const dark = "(prefers-color-scheme: dark)"
const runScript = () => new Function(colourModeScript)()

beforeEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute("data-theme")
})

it("the head script follows the system while nothing is stored", () => {
  fakeMatchMedia({ [dark]: true })
  runScript()
  expect(document.documentElement).toHaveAttribute("data-theme", "dark")
})

it("the head script prefers what is stored to the system", () => {
  fakeMatchMedia({ [dark]: true })
  localStorage.setItem("theme", "light")
  runScript()
  expect(document.documentElement).toHaveAttribute("data-theme", "light")
})

it("the head script ignores a stored value that is no mode", () => {
  fakeMatchMedia()
  localStorage.setItem("theme", "sepia")
  runScript()
  expect(document.documentElement).toHaveAttribute("data-theme", "light")
})

it("the head script survives storage that throws", () => {
  fakeMatchMedia({ [dark]: true })
  const read = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("denied")
  })
  runScript()
  read.mockRestore()
  expect(document.documentElement).toHaveAttribute("data-theme", "dark")
})

it("a toggle shows the other mode and stores it", () => {
  fakeMatchMedia()
  runScript()
  toggleColourMode()
  expect(currentColourMode()).toBe("dark")
  expect(localStorage.getItem("theme")).toBe("dark")
})

it("another tab's choice is followed until following stops", () => {
  fakeMatchMedia()
  const stop = followColourMode()
  localStorage.setItem("theme", "dark")
  window.dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: "dark" }))
  expect(currentColourMode()).toBe("dark")
  stop()
  localStorage.setItem("theme", "light")
  window.dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: "light" }))
  expect(currentColourMode()).toBe("dark")
})

it("a page kept for going back shows what was chosen meanwhile", () => {
  fakeMatchMedia()
  const stop = followColourMode()
  localStorage.setItem("theme", "dark")
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
  expect(currentColourMode()).toBe("dark")
  stop()
})

it("a change of the system is followed while nothing is stored", () => {
  const media = fakeMatchMedia()
  const stop = followColourMode()
  media(dark).change(true)
  expect(currentColourMode()).toBe("dark")
  stop()
})

it("what changed after the head script and before following is taken over", () => {
  const media = fakeMatchMedia()
  runScript()
  media(dark).change(true)
  expect(currentColourMode()).toBe("light")
  const stop = followColourMode()
  expect(currentColourMode()).toBe("dark")
  stop()
})

it("a change of the system does not override the reader's choice", () => {
  const media = fakeMatchMedia()
  localStorage.setItem("theme", "light")
  const stop = followColourMode()
  media(dark).change(true)
  expect(currentColourMode()).toBe("light")
  stop()
})
