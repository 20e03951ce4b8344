import { isWhole } from "../helpers/extent"
import { violations } from "./axe"
import { pageTypes } from "./page-types"
import { desktop, expect, phone, test } from "./test"

/**
 * Combinations of colors and sizes. Other runs cover each value once; nightly runs cover every
 * combination.
 */
const looks = [
  { colorScheme: "light", size: phone },
  { colorScheme: "dark", size: desktop },
  ...(isWhole
    ? ([
        { colorScheme: "light", size: desktop },
        { colorScheme: "dark", size: phone },
      ] as const)
    : []),
] as const

for (const { name, path } of pageTypes()) {
  test(`${name} is accessible on a desktop and a phone, in light and dark colors`, async ({
    page,
  }) => {
    // The longest pages of the contract reference have thousands of elements.
    test.setTimeout(180_000)
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.goto(path)
    await page.waitForLoadState("networkidle")
    for (const { colorScheme, size } of looks) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize(size)
      const found = await violations(page)
      expect.soft(found, `${path} at ${size.width} px, ${colorScheme}`).toEqual([])
    }
  })

  test(`${name} does not scroll sideways on the narrowest screen`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await page.waitForLoadState("networkidle")
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(320)
  })
}

test.describe("parts that open", () => {
  test.use({ viewport: phone })

  test("opens an accessible menu on a phone", async ({ page }) => {
    await page.goto("/")
    await page.getByRole("button", { name: "Open menu" }).click()
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

  test("opens an accessible docs menu on a phone", async ({ page }) => {
    await page.goto("/docs/intro")
    await page.getByRole("button", { name: "Docs menu" }).click()
    await expect(page.getByRole("navigation", { name: "Docs", exact: true })).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
})
