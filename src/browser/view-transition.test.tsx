import { fakeMatchMedia } from "../../tests/helpers/browser"
import { leavePage, pageArrived } from "./view-transition"

/**
 * Fakes `document.startViewTransition`. Records how often it was called and whether its update has
 * ended.
 */
function fakeTransition() {
  const seen = { count: 0, ended: false }
  document.startViewTransition = update => {
    seen.count += 1
    const done = Promise.resolve()
      .then(update as () => Promise<void>)
      .then(() => {
        seen.ended = true
      })
    return { ready: done, updateCallbackDone: done, finished: done } as unknown as ViewTransition
  }
  return seen
}

const settle = () => new Promise(resolve => setTimeout(resolve))

const blendWanted = "(pointer: fine) and (prefers-reduced-motion: no-preference)"

beforeEach(() => {
  fakeMatchMedia({ [blendWanted]: true })
})

it("lasts until the next page has arrived", async () => {
  const transition = fakeTransition()
  await leavePage()
  expect(transition).toEqual({ count: 1, ended: false })
  pageArrived()
  await settle()
  expect(transition.ended).toBe(true)
})

it("ends an earlier transition when the reader goes elsewhere meanwhile", async () => {
  const first = fakeTransition()
  await leavePage()
  fakeTransition()
  await leavePage()
  await settle()
  expect(first.ended).toBe(true)
})

it("skips the transition on phones and when the reader prefers reduced motion", async () => {
  const transition = fakeTransition()
  fakeMatchMedia({ [blendWanted]: false })
  await leavePage()
  expect(transition.count).toBe(0)
})

it("resolves when the browser lacks view transitions", async () => {
  Object.assign(document, { startViewTransition: undefined })
  await expect(leavePage()).resolves.toBeUndefined()
})
