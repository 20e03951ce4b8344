import { fakeMatchMedia } from "../../../tests/helpers/browser"
import { scrollToTop } from "./scroll-to-top"

/** Fakes a window at 2,000 px that scrolls at once; `frame` runs the callback of the next frame. */
function fakeWindow() {
  const scrolled: unknown[] = []
  const waiting: FrameRequestCallback[] = []
  Object.assign(window, {
    scrollY: 2000,
    scrollTo: (to: unknown, top?: number) => {
      scrolled.push(top ?? to)
      if (top !== undefined) Object.assign(window, { scrollY: top })
    },
    requestAnimationFrame: (callback: FrameRequestCallback) => waiting.push(callback),
  })
  return { scrolled, frame: () => waiting.shift()?.(0) }
}

function browserScrollsSmoothly(can: boolean): void {
  const style = can ? { scrollBehavior: "" } : {}
  Object.defineProperty(document.documentElement, "style", { configurable: true, value: style })
}

beforeEach(() => {
  fakeMatchMedia()
})

it("leaves the motion to the browser when it scrolls smoothly", () => {
  browserScrollsSmoothly(true)
  const { scrolled } = fakeWindow()
  scrollToTop()
  expect(scrolled).toEqual([{ top: 0, behavior: "smooth" }])
})

it("multiplies the distance by 0.85 per frame when the browser cannot scroll smoothly", () => {
  browserScrollsSmoothly(false)
  const { scrolled, frame } = fakeWindow()
  scrollToTop()
  for (let count = 0; count < 100; count++) frame()
  expect(scrolled.slice(0, 3)).toEqual([1700, 1445, 1228])
  expect(scrolled.at(-1)).toBe(0)
})

it("stops when the reader scrolls meanwhile", () => {
  browserScrollsSmoothly(false)
  const { scrolled, frame } = fakeWindow()
  scrollToTop()
  Object.assign(window, { scrollY: 900 })
  frame()
  expect(scrolled).toEqual([1700])
})

it("jumps when the reader prefers reduced motion", () => {
  fakeMatchMedia({ "(prefers-reduced-motion: reduce)": true })
  browserScrollsSmoothly(true)
  const { scrolled } = fakeWindow()
  scrollToTop()
  expect(scrolled).toEqual([{ top: 0, behavior: "instant" }])
})
