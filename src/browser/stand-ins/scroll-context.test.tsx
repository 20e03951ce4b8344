import { render } from "@testing-library/react"
import { ScrollContext } from "./scroll-context"

const page = (pathname: string, key?: string, hash = "") => (
  <ScrollContext location={{ pathname, hash, ...(key ? { key } : {}) }}>
    <h2 id="für 100%">A heading</h2>
  </ScrollContext>
)

const scrolled: [number, number][] = []
const shown: string[] = []

beforeEach(() => {
  scrolled.length = 0
  shown.length = 0
  jest.useFakeTimers()
  Object.assign(window, { scrollTo: (x: number, y: number) => scrolled.push([x, y]) })
  Element.prototype.scrollIntoView = function () {
    shown.push(this.id)
  }
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  sessionStorage.clear()
})

/** The reader scrolls, and the browser draws a frame. */
function scroll(to: number): void {
  Object.assign(window, { scrollY: to })
  window.dispatchEvent(new Event("scroll"))
  jest.advanceTimersByTime(20)
}

test("another page begins at its top, and going back leads to where the reader was", () => {
  const { rerender } = render(page("/a", "1"))
  expect(scrolled).toEqual([])
  scroll(700)
  rerender(page("/b", "2"))
  expect(scrolled).toEqual([[0, 0]])
  scroll(90)
  rerender(page("/a", "1"))
  expect(scrolled.at(-1)).toEqual([0, 700])
  rerender(page("/a", "3"))
  expect(scrolled.at(-1)).toEqual([0, 0])
})

test("a page that is loaded anew goes on where it was left", () => {
  render(page("/c", "1")).unmount()
  sessionStorage.setItem("@@scroll|/c|1", "500")
  render(page("/c", "1"))
  expect(scrolled).toEqual([[0, 500]])
})

test("where nothing may be stored, going back still works", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError")
  })
  const { rerender } = render(page("/d", "1"))
  scroll(300)
  rerender(page("/e", "2"))
  rerender(page("/d", "1"))
  expect(scrolled).toEqual([
    [0, 0],
    [0, 300],
  ])
})

test.each([
  ["encoded", "#f%C3%BCr%20100%25"],
  ["as it is, with a lone percent sign", "#für 100%"],
])("the place that an address names is shown: %s", (_, hash) => {
  const { rerender } = render(page("/a", "1", hash))
  rerender(page("/b", "2", hash))
  expect(shown).toEqual(["für 100%", "für 100%"])
  expect(scrolled).toEqual([])
})

test("a place that is not there changes nothing", () => {
  render(page("/a", "1", "#50%"))
  expect([shown, scrolled]).toEqual([[], []])
})
