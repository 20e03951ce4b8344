import { pageTypes } from "../e2e/page-types"
import { expect, test } from "../e2e/test"

/** Widths in px of a small phone, a tablet, a laptop, and a large screen. */
const widths = [360, 768, 1280, 1920]

/**
 * Height in px of a screenshot. It shows only the top of a page, because a very long page takes
 * minutes and has the parts of its type at the top.
 */
const height = 2_600

/** A page loaded four times in a row may use its preloads too late; other tests check that. */
test.use({ expectedNoise: [/preloaded using link preload/], trace: "off" })

/**
 * Base name of a page's pictures. Standalone pages with their own code are separate types, so their
 * names come from the path.
 */
const pictures = (name: string, path: string) =>
  (name.startsWith("standalone-code") ? path : name.replace(/-index.*/, "")).replace(/^\W+/, "")

for (const { name, path } of pageTypes()) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${name}, ${colorScheme}`, () => {
      test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } })

      test(path, async ({ page }) => {
        for (const width of widths) {
          await page.setViewportSize({ width, height })
          await page.goto(path)
          await page.evaluate(async () => {
            for (const image of document.images) image.loading = "eager"
            await Promise.all([...document.images].map(image => image.decode().catch(() => {})))
            await document.fonts.ready
          })
          const file = `${pictures(name, path)} ${width} ${colorScheme}`
          await expect.soft(page).toHaveScreenshot(`${file.replace(/\W+/g, "-")}.png`)
        }
      })
    })
  }
}
