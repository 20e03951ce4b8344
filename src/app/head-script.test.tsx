import { fakeMatchMedia } from "../../tests/helpers/browser"
import { headScript } from "./head-script"

const root = document.documentElement

beforeEach(() => {
  localStorage.clear()
  for (const name of ["data-theme", "data-docs-sidebar", "data-announcement"]) {
    root.removeAttribute(name)
  }
})

it("sets each of the reader's choices on the root element", () => {
  fakeMatchMedia()
  localStorage.setItem("theme", "dark")
  localStorage.setItem("docs.sidebar", "hidden")
  localStorage.setItem("announcement.dismissed", "true")
  localStorage.setItem("announcement.id", "v2")
  new Function(headScript("v2"))()
  expect(root).toHaveAttribute("data-theme", "dark")
  expect(root).toHaveAttribute("data-docs-sidebar", "hidden")
  expect(root).toHaveAttribute("data-announcement", "dismissed")
})

it("omits the announcement when there is none", () => {
  expect(headScript()).not.toContain("announcement")
})
