import { deferOffscreenOnArrival } from "./arriving-page"

const { dataset } = document.documentElement
const visit = (pathname: string, hash = "", action = "PUSH") => ({ pathname, hash, action })

beforeEach(() => {
  jest.useFakeTimers()
  delete dataset.arriving
})
afterEach(() => jest.useRealTimers())

it("defers offscreen content to the second frame when a link leads to another page", () => {
  deferOffscreenOnArrival({ location: visit("/b"), prevLocation: visit("/a") })
  expect(dataset.arriving).toBe("")
  jest.runAllTimers()
  expect(dataset).not.toHaveProperty("arriving")
})

it.each([
  ["the first page", visit("/b"), null],
  ["going back, which may lead far down", visit("/b", "", "POP"), visit("/a")],
  ["a place on another page", visit("/b", "#c"), visit("/a")],
  ["another state of the same page", visit("/a"), visit("/a")],
])("draws everything at once: %s", (_, location, prevLocation) => {
  deferOffscreenOnArrival({ location, prevLocation })
  expect(dataset).not.toHaveProperty("arriving")
})
