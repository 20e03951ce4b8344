import { fireEvent } from "@testing-library/react"
import { followLinks } from "./follow-links"

const navigate = jest.fn()

beforeAll(() => {
  window.___navigate = navigate
  followLinks()
})
beforeEach(() => {
  navigate.mockClear()
  history.replaceState(null, "", "/search?q=strike")
})

/** Clicks a link and returns true if the click is left to the browser. */
function click(html: string, how: MouseEventInit = {}): boolean {
  document.body.innerHTML = html
  let isLeft = true
  // jsdom cannot load pages, so this last listener prevents the default action.
  const stop = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener("click", stop, { once: true })
  fireEvent.click(document.querySelector("a b") as Element, how)
  return isLeft
}

test("follows a link to this page when its query differs and it has an anchor", () => {
  expect(click('<a href="/search?q=tick#hit"><b>Tick</b></a>')).toBe(false)
  expect(navigate).toHaveBeenCalledWith("/search?q=tick#hit")
})

test.each([
  ["to a place of this page", '<a href="#hit"><b>x</b></a>', {}],
  ["to a file", '<a href="/feed.xml"><b>x</b></a>', {}],
  ["to another site", '<a href="https://example.org/a?b#c"><b>x</b></a>', {}],
  ["to be opened elsewhere", '<a href="/search?q=tick#hit"><b>x</b></a>', { ctrlKey: true }],
  ["to be downloaded", '<a href="/search?q=tick#hit" download><b>x</b></a>', {}],
])("leaves a link to the browser: %s", (_, html, how) => {
  expect(click(html, how)).toBe(true)
  expect(navigate).not.toHaveBeenCalled()
})

test("ignores a click that another listener has handled", () => {
  const handle = (event: Event) => event.preventDefault()
  document.addEventListener("click", handle, { once: true })
  click('<a href="/search?q=tick#hit"><b>x</b></a>')
  expect(navigate).not.toHaveBeenCalled()
})
