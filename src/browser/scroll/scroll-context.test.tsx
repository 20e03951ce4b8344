import { render } from "@testing-library/react"
import { ScrollContext } from "./scroll-context"

/** Page of the site for the current history entry. */
const page = ({ pathname, hash } = location) => (
  <ScrollContext location={{ pathname, hash, key: history.state?.key ?? "initial" }}>
    <h2 id="für 100%">A heading</h2>
  </ScrollContext>
)

/** Calls of the browser's scroll functions: position or element id, and behavior. */
const scrolled: [number | string, string][] = []

/** Simulates that the page has become longer. */
let grow = () => {}

class Observer {
  constructor(report: () => void) {
    grow = report
  }
  observe() {}
  disconnect() {
    grow = () => {}
  }
}

beforeEach(() => {
  scrolled.length = 0
  Object.assign(window, { ResizeObserver: Observer })
  jest.useFakeTimers({ doNotFake: ["queueMicrotask"] })
  history.replaceState(null, "", "/a")
  Object.assign(window, {
    scrollY: 0,
    scrollTo: ({ top, behavior }: { top: number; behavior: string }) => {
      scrolled.push([top, behavior])
      Object.assign(window, { scrollY: top })
    },
  })
  Element.prototype.scrollIntoView = function (options) {
    scrolled.push([this.id, (options as ScrollIntoViewOptions).behavior as string])
  }
  Element.prototype.checkVisibility = () => true
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  sessionStorage.clear()
})

/** Scrolls and lets the browser draw a frame. */
function scroll(to: number): void {
  Object.assign(window, { scrollY: to })
  window.dispatchEvent(new Event("scroll"))
  jest.advanceTimersByTime(20)
}

/** Renders a page as Gatsby does and waits until it is shown. */
async function show(
  { rerender }: ReturnType<typeof render>,
  address: string,
  state: unknown = { key: address },
): Promise<void> {
  history.pushState(state, "", address)
  rerender(page())
  await Promise.resolve()
}

/** Renders the page as in a newly loaded document. */
async function load() {
  const drawn = render(page())
  await Promise.resolve()
  return drawn
}

test("leaves scrolling to the browser when a document loads", async () => {
  history.replaceState(null, "", "/a#f%C3%BCr%20100%25")
  await load()
  expect(scrolled).toEqual([])
})

test("scrolls to the top of another page, and restores the position when the reader goes back", async () => {
  const drawn = await load()
  const first = history.state
  scroll(700)
  await show(drawn, "/b")
  expect(scrolled).toEqual([[0, "instant"]])
  scroll(90)
  await show(drawn, "/a", first)
  expect(scrolled.at(-1)).toEqual([700, "instant"])
  await show(drawn, "/a#x", { key: "new" })
  await show(drawn, "/b", { key: "/b" })
  expect(scrolled.at(-1)).toEqual([90, "instant"])
})

test("keeps the position while figures make the page longer, until the reader acts", async () => {
  const drawn = await load()
  const first = history.state
  scroll(700)
  await show(drawn, "/b")
  await show(drawn, "/a", first)
  grow()
  expect(scrolled.slice(1)).toEqual([
    [700, "instant"],
    [700, "instant"],
  ])
  window.dispatchEvent(new Event("pointerdown"))
  grow()
  expect(scrolled).toHaveLength(3)
  await show(drawn, "/b", { key: "again" })
  scroll(300)
  grow()
  expect(scrolled).toHaveLength(4)
})

test("stores a separate position for each visit to an address", async () => {
  await load()
  scroll(700)
  history.pushState(null, "", "/elsewhere")
  history.pushState(null, "", "/a")
  const drawn = await load()
  await show(drawn, "/b")
  await show(drawn, "/a")
  expect(scrolled.at(-1)).toEqual([0, "instant"])
})

test("does not store a position when the browser scrolls before the other page is shown", async () => {
  const drawn = await load()
  const first = history.state
  scroll(700)
  await show(drawn, "/b")
  history.pushState(first, "", "/a")
  scroll(120)
  drawn.rerender(page())
  await Promise.resolve()
  expect(scrolled.at(-1)).toEqual([700, "instant"])
})

test("remembers positions when storage throws", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError")
  })
  const drawn = await load()
  const first = history.state
  scroll(300)
  await show(drawn, "/b")
  await show(drawn, "/a", first)
  expect(scrolled.at(-1)).toEqual([300, "instant"])
})

test("scrolls to the element that the hash names", async () => {
  await show(await load(), "/b#f%C3%BCr%20100%25")
  expect(scrolled).toEqual([["für 100%", "instant"]])
})

test("scrolls to the top when another page lacks the hash's element, but not on the same page", async () => {
  const drawn = await load()
  await show(drawn, "/b#50%")
  expect(scrolled).toEqual([[0, "instant"]])
  await show(drawn, "/b#60%", { key: "other" })
  expect(scrolled).toHaveLength(1)
})

test("scrolls to a link's target each time the link is clicked", async () => {
  await load()
  for (const state of [null, null]) {
    history.pushState(state, "", "/a#f%C3%BCr%20100%25")
    window.dispatchEvent(new PopStateEvent("popstate"))
    await Promise.resolve()
  }
  expect(scrolled).toEqual([
    ["für 100%", "auto"],
    ["für 100%", "auto"],
  ])
})

test("scrolls to a target that was hidden when the document loaded, and restores the position on reload", async () => {
  Element.prototype.checkVisibility = () => false
  history.replaceState(null, "", "/a#f%C3%BCr%20100%25")
  const { unmount } = await load()
  expect(scrolled).toEqual([["für 100%", "instant"]])
  scroll(500)
  unmount()
  await load()
  expect(scrolled.at(-1)).toEqual([500, "instant"])
})
