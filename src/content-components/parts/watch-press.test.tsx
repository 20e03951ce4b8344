import { fireEvent } from "@testing-library/react"
import { takeOver } from "./take-over"
import { type Press, watchPress } from "./watch-press"

const picture = () => {
  const root = document.createElement("div")
  root.innerHTML =
    "<details><summary>One</summary></details><details><summary>Two</summary></details>"
  return root
}
const names = (root: Element) =>
  [...root.querySelectorAll("details[open]")].map(({ textContent }) => textContent)
let served: HTMLElement
let figure: HTMLElement

beforeEach(() => {
  jest.useFakeTimers()
  served = picture()
  figure = picture()
  document.body.replaceChildren(served)
})
afterEach(() => jest.useRealTimers())

/** Replaces the picture with the figure. */
async function exchange(press: Press): Promise<void> {
  await press.released()
  const focused = document.activeElement
  served.replaceWith(figure)
  takeOver(served, focused, figure)
  press.stop()
}

test("replaces the picture only after the current tap ends", async () => {
  const press = watchPress(served)
  const summary = served.querySelectorAll("summary")[1] as HTMLElement
  fireEvent.pointerDown(summary)
  const exchanged = exchange(press)
  await jest.advanceTimersByTimeAsync(1000)
  expect(served.isConnected).toBe(true)
  fireEvent.pointerUp(summary)
  // A busy phone sends the click later.
  await jest.advanceTimersByTimeAsync(300)
  expect(served.isConnected).toBe(true)
  fireEvent.click(summary)
  summary.parentElement?.setAttribute("open", "")
  await jest.advanceTimersByTimeAsync(0)
  await exchanged
  expect(served.isConnected).toBe(false)
  expect(names(figure)).toEqual(["Two"])
})

test("replaces the picture without delay when a swipe cancels the press", async () => {
  const press = watchPress(served)
  fireEvent.pointerDown(served)
  const exchanged = exchange(press)
  fireEvent.pointerCancel(window)
  await jest.runAllTimersAsync()
  await exchanged
  expect(figure.isConnected).toBe(true)
})

test("moves the focus to the same place in the figure", async () => {
  const press = watchPress(served)
  served.querySelectorAll<HTMLElement>("summary")[1]?.focus()
  await exchange(press)
  expect(figure.querySelectorAll("summary")[1]).toHaveFocus()
})

test("opens and focuses nothing when the reader has not touched the picture", async () => {
  await exchange(watchPress(served))
  expect(names(figure)).toEqual([])
  expect(document.body).toHaveFocus()
})
