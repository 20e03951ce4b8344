import type { Page } from "@playwright/test"
import { pageTypes } from "./page-types"
import { expect, phone, test } from "./test"

/** Checks that everything that moves otherwise appears immediately with reduced motion. */
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }))

/** HTML of the elements with visible animations and transitions. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
  )

for (const { name, path } of pageTypes()) {
  test(`${name} does not move`, async ({ page }) => {
    await page.goto(path)
    expect(await moving(page)).toEqual([])
    const behaviour = await page.evaluate(
      () => getComputedStyle(document.documentElement).scrollBehavior,
    )
    expect(behaviour).toBe("auto")
  })
}

test.describe("on a phone", () => {
  test.use({ viewport: phone })

  test("opens and closes the menu immediately", async ({ page }) => {
    await page.goto("/")
    await page.getByRole("button", { name: "Open menu" }).click()
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible()
    expect(await moving(page)).toEqual([])
    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden()
    expect(await moving(page)).toEqual([])
  })
})
