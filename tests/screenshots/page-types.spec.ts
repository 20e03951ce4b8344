import { pageTypes } from "../e2e/page-types"
import { desktop, expect, phone, test } from "../e2e/test"

/** Pages as long as a book take minutes: of each the beginning counts, where the parts of its type are. */
const height = 2_600

for (const { name, path } of pageTypes()) {
  for (const [screen, viewport, colorScheme] of [
    ["desktop", desktop, "light"],
    ["phone", phone, "dark"],
  ] as const) {
    test.describe(`${name}, ${screen}, ${colorScheme}`, () => {
      test.use({
        viewport: { ...viewport, height },
        colorScheme,
        contextOptions: { reducedMotion: "reduce" },
      })

      test(path, async ({ page }) => {
        await page.goto(path)
        await page.evaluate(async () => {
          for (const image of document.images) image.loading = "eager"
          await Promise.all([...document.images].map(image => image.decode().catch(() => {})))
          await document.fonts.ready
        })
        const file = `${name.replace(/-index.*/, "")} ${screen}`.replace(/\W+/g, "-")
        await expect(page).toHaveScreenshot(`${file}.png`)
      })
    })
  }
}
