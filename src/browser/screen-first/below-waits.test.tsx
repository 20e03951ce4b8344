import { letBelowWait } from "./below-waits"

/** Blocks of 500 px, one below the other: the screen of jsdom is 768 px high. */
function page(): HTMLElement[] {
  document.body.innerHTML =
    "<main class=prose><p>first</p><p>second</p><p>third</p></main><footer></footer>"
  const blocks = [...document.querySelectorAll<HTMLElement>("p, footer")]
  for (const [index, block] of blocks.entries())
    block.getBoundingClientRect = () => ({ top: index * 500, height: 500 }) as DOMRect
  return blocks
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

it("leaves out of the next frame what is below the screen, at its size, and nothing longer", () => {
  const blocks = page()
  blocks[2]?.style.setProperty("color", "red")
  letBelowWait()
  const later = "content-visibility: hidden; contain-intrinsic-block-size: 500px;"
  const styles = () => blocks.map(({ style }) => style.cssText)
  expect(styles()).toEqual(["", "", `color: red; ${later}`, later])
  // A second change before the frame: both end with it.
  letBelowWait()
  jest.runAllTimers()
  expect(styles()).toEqual(["", "", "color: red;", ""])
})

it("leaves alone what has the focus", () => {
  const [, , , footer] = page()
  const field = document.createElement("input")
  footer?.append(field)
  field.focus()
  letBelowWait()
  expect(footer?.style.cssText).toBe("")
})
