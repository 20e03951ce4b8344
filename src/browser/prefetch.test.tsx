import { fireEvent, screen } from "@testing-library/react"
import { fakeIntersectionObserver } from "../../tests/helpers/browser"
import { delays } from "../site.config"
import { prefetch, prefetchLinksInView, prefetchOnIntent } from "./prefetch"

const hovering = jest.fn()
const enqueue = jest.fn((path: string) => ({ abort: () => aborted.push(path) }))
const aborted: string[] = []

beforeAll(() => {
  Object.assign(window, { ___loader: { hovering, enqueue } })
  prefetchOnIntent()
})

/** Targets are prefetched once, so each test has its own. */
let number = 0
let a: string
let b: string

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  number++
  a = `/a-${number}`
  b = `/b-${number}`
  document.body.innerHTML = `<p>Text</p><a id="a" href="${a}">to <b>A</b></a><a id="b" href="${b}">to B</a>`
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const link = (name: string) => screen.getByRole("link", { name })

describe("prefetchOnIntent", () => {
  it("prefetches a link when the pointer rests on it", () => {
    fireEvent.pointerOver(screen.getByText("A"))
    expect(hovering).not.toHaveBeenCalled()
    jest.advanceTimersByTime(delays.intent)
    expect(hovering.mock.calls).toEqual([[a]])
  })

  it("prefetches nothing when the pointer only passes over links", () => {
    fireEvent.pointerOver(link("to A"))
    fireEvent.pointerOver(link("to B"))
    fireEvent.pointerOver(screen.getByText("Text"))
    jest.runAllTimers()
    expect(hovering).not.toHaveBeenCalled()
  })

  it("prefetches a link when it has the focus", () => {
    fireEvent.focusIn(link("to B"))
    jest.runAllTimers()
    expect(hovering.mock.calls).toEqual([[b]])
  })

  it("prefetches a target once", () => {
    for (const event of ["pointerOver", "focusIn", "pointerOver"] as const) {
      fireEvent[event](link("to A"))
      jest.runAllTimers()
    }
    expect(hovering).toHaveBeenCalledTimes(1)
  })

  it("prefetches nothing when offline, and the skipped link when online again", () => {
    const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)
    fireEvent.focusIn(link("to A"))
    jest.runAllTimers()
    expect(hovering).not.toHaveBeenCalled()
    onLine.mockReturnValue(true)
    fireEvent.focusIn(link("to A"))
    jest.runAllTimers()
    expect(hovering.mock.calls).toEqual([[a]])
  })
})

describe("prefetchLinksInView", () => {
  /** Shows a page and clears what the previous test left in the queue. */
  function watch() {
    const observers = fakeIntersectionObserver()
    prefetchLinksInView()
    aborted.length = 0
    return observers
  }

  it("queues a page when a link to it comes into view", () => {
    const { report } = watch()
    report("a", 0, true)
    expect(enqueue.mock.calls).toEqual([[a]])
  })

  it("removes a page from the queue when the link to it leaves the view", () => {
    const { report } = watch()
    report("a", 0, true)
    report("a", -200, false)
    expect(aborted).toEqual([a])
  })

  it("empties the queue when another page is shown", () => {
    const { report } = watch()
    report("a", 0, true)
    report("b", 0, true)
    prefetchLinksInView()
    expect(aborted).toEqual([a, b])
  })

  it("loads a page when its turn has come, unless it was loaded already", () => {
    prefetch(a)
    prefetch(a)
    expect(hovering.mock.calls).toEqual([[a]])
  })
})
