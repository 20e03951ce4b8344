import type { Page } from "@playwright/test"
import { desktop, expect, phone, test } from "./test"

/** HTML of the focused element if it is completely covered; undefined if some of it is visible. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return
    const boxes = [...element.getClientRects()].filter(({ width, height }) => width * height > 0)
    const shares = [0.1, 0.5, 0.9]
    const isVisible = boxes.some(({ left, top, width, height }) =>
      shares.some(x =>
        shares.some(y => {
          const met = document.elementFromPoint(left + x * width, top + y * height)
          return met !== null && (element.contains(met) || met.contains(element))
        }),
      ),
    )
    return isVisible ? undefined : element.outerHTML.slice(0, 120)
  })

for (const [name, viewport] of Object.entries({ phone, desktop }))
  test(`covers no focused element on a ${name}, forward or backward`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: "reduce" })
    for (const path of ["/docs/product/delta", "/research/gamma-scalping"]) {
      await page.goto(path)
      for (const [key, presses] of [
        ["Tab", 60],
        ["Shift+Tab", 40],
      ] as const)
        for (let press = 0; press < presses; press++) {
          await page.keyboard.press(key)
          await expect.poll(() => covered(page), { message: `${path}, ${key}` }).toBeUndefined()
        }
    }
  })
