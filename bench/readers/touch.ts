import { setTimeout } from "node:timers/promises"
import type { Locator } from "@playwright/test"
import { scrolled } from "./in-page"

/** Milliseconds that a finger touches the screen. */
const rest = 80

/**
 * Taps as a finger does. Playwright's `tap` lifts within a millisecond and listens to every event
 * on the way, both of which count as the page's time (docs/decisions/0086-screen-first.md).
 */
export async function touch(target: Locator): Promise<void> {
  const page = target.page()
  await target.scrollIntoViewIfNeeded()
  await page.evaluate(scrolled)
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not on the page`)
  const session = await page.context().newCDPSession(page)
  // The browser itself sends the click after the touch ends.
  const clicked = page.evaluate(
    () =>
      new Promise<void>(done =>
        addEventListener("click", () => done(), { capture: true, once: true }),
      ),
  )
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints })
  await setTimeout(rest)
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
  await clicked
  await session.detach()
}
