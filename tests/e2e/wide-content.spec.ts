import type { Locator } from "@playwright/test"
import { expect, test } from "./test"

const widePage = "/docs/product/streamia"

const fades = (box: Locator) =>
  box.evaluate(element => {
    const style = getComputedStyle(element)
    return [style.getPropertyValue("--fade-left"), style.getPropertyValue("--fade-right")]
  })

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 800 } })

  test("a wide table fades at the edge behind which more is hidden, and only there", async ({
    page,
  }) => {
    await page.goto(widePage)
    const table = page.locator(".table-scroll").first()
    await table.scrollIntoViewIfNeeded()
    await expect.poll(() => fades(table)).toEqual(["0px", "32px"])
    await table.evaluate(element => element.scrollTo(element.scrollWidth, 0))
    await expect.poll(() => fades(table)).toEqual(["32px", "0px"])
  })
})

test("a table that fits does not fade", async ({ page }) => {
  await page.goto(widePage)
  await expect.poll(() => fades(page.locator(".table-scroll").nth(1))).toEqual(["0px", "0px"])
})
