import type { Page } from "@playwright/test"
import { pageTypes } from "./page-types"
import { expect, phone, test } from "./test"

test.use({ viewport: phone, hasTouch: true })

/** Text fields whose text Safari on phones would enlarge, with its size in pixels. */
const smallFields = (page: Page) =>
  page
    .locator("input:not([type=range],[type=radio],[type=checkbox]),textarea,select")
    .evaluateAll(fields =>
      fields
        .map(field => ({
          name: field.outerHTML.slice(0, 120),
          size: Number.parseFloat(getComputedStyle(field).fontSize),
        }))
        .filter(({ size }) => size < 16),
    )

for (const { name, path } of [...pageTypes(), { name: "option lab", path: "/lab" }])
  test(`text fields have 16 pixels or more: ${name}`, async ({ page }) => {
    await page.goto(path)
    expect(await smallFields(page)).toEqual([])
  })

test("the field of the search dialog has 16 pixels or more", async ({ page }) => {
  await page.goto("/docs/intro")
  await page.keyboard.press("Control+k")
  await expect(page.getByRole("combobox")).toBeVisible()
  expect(await smallFields(page)).toEqual([])
})
