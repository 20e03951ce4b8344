import { drawTopFirst } from "./arriving-page"

const { dataset } = document.documentElement
const visit = (pathname: string, hash = "", action = "PUSH") => ({ pathname, hash, action })

beforeEach(() => {
  jest.useFakeTimers()
  delete dataset.arriving
})
afterEach(() => jest.useRealTimers())

it("leaves what is below the screen for the second frame of a page that a link leads to", () => {
  drawTopFirst({ location: visit("/b"), prevLocation: visit("/a") })
  expect(dataset.arriving).toBe("")
  jest.runAllTimers()
  expect(dataset).not.toHaveProperty("arriving")
})

it.each([
  ["the first page", visit("/b"), null],
  ["going back, which may lead far down", visit("/b", "", "POP"), visit("/a")],
  ["a place on another page", visit("/b", "#c"), visit("/a")],
  ["another state of the same page", visit("/a"), visit("/a")],
])("draws all at once: %s", (_, location, prevLocation) => {
  drawTopFirst({ location, prevLocation })
  expect(dataset).not.toHaveProperty("arriving")
})
