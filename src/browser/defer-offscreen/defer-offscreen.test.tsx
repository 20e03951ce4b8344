import { deferOffscreen } from "./defer-offscreen"

const width = 300

/** Fakes the position of an element on a screen that is 768 px high. */
function place(selector: string, top: number, height: number): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`No ${selector}`)
  element.getBoundingClientRect = () => ({ top, height, bottom: top + height, width }) as DOMRect
  return element
}

/** Ids of the elements left out of the next frame. */
const waiting = () =>
  [...document.querySelectorAll<HTMLElement>("[id]")]
    .filter(({ style }) => style.getPropertyValue("content-visibility") === "hidden")
    .map(({ id }) => id)

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = `
    <main id="main">
      <header id="head"></header>
      <article id="article">
        <section id="first"></section>
        <div id="without-box" style="display: contents"><section id="second"><p id="words"></p></section></div>
        <p id="line">Some <b id="bold">words</b></p>
      </article>
    </main>
    <div id="folded" style="display: none"><p id="hidden"></p></div>
    <footer id="foot"></footer>`
  place("#main", 0, 1500)
  place("#head", 0, 500)
  place("#article", 500, 1000)
  place("#first", 500, 200)
  place("#second", 800, 300)
  place("#words", 800, 300)
  place("#line", 700, 100)
  place("#bold", 780, 20)
  place("#hidden", 1500, 500)
  place("#foot", 1500, 500)
})
afterEach(() => jest.useRealTimers())

it("leaves the largest offscreen elements out of the next frame, however deep", () => {
  deferOffscreen()
  expect(waiting()).toEqual(["second", "foot"])
  jest.runAllTimers()
  expect(waiting()).toEqual([])
})

it("keeps sizes and restores styles when several changes come at once", () => {
  const foot = place("#foot", 1500, 500)
  foot.style.setProperty("color", "red")
  deferOffscreen()
  expect(foot.style.cssText).toBe(
    "color: red; content-visibility: hidden; contain-intrinsic-size: 300px 500px;",
  )
  deferOffscreen()
  jest.runAllTimers()
  expect(foot.style.cssText).toBe("color: red;")
})

it("leaves only the focused element alone when it is offscreen", () => {
  const second = place("#second", 800, 300)
  const after = document.createElement("section")
  after.id = "after"
  second.append(after)
  place("#after", 1000, 100)
  const field = document.createElement("input")
  place("#words", 800, 300).append(field)
  field.focus()
  deferOffscreen()
  expect(waiting()).toEqual(["after", "foot"])
})
