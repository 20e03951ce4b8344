import { delays } from "../page.config"
import { loadStyles } from "./load-styles"

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const linkOf = (href: string) => document.querySelector<HTMLLinkElement>(`link[href="${href}"]`)

test.each(["load", "error"])("resolves on the style sheet's %s event", async event => {
  const styled = loadStyles(`/${event}.css`)
  linkOf(`/${event}.css`)?.dispatchEvent(new Event(event))
  await expect(styled).resolves.toBeDefined()
})

test("resolves after a timeout when the style sheet hangs", async () => {
  const goneOn = jest.fn()
  const styled = loadStyles("/hangs.css").then(goneOn)
  await jest.advanceTimersByTimeAsync(delays.patience - 1)
  expect(goneOn).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  await styled
  expect(goneOn).toHaveBeenCalled()
})
