import type { Page } from "@playwright/test"
import { pageTypes } from "./page-types"
import { expect, phone, test } from "./test"

test.use({ viewport: phone, hasTouch: true })

/** Text fields that Safari would zoom in on phones, with their font size in px. */
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
  test(`uses 16 pixels or more in text fields: ${name}`, async ({ page }) => {
    await page.goto(path)
    expect(await smallFields(page)).toEqual([])
  })

test("uses 16 pixels or more in the field of the search dialog", async ({ page }) => {
  await page.goto("/docs/intro")
  await page.keyboard.press("Control+k")
  await expect(page.getByRole("combobox")).toBeVisible()
  expect(await smallFields(page)).toEqual([])
})
