import { pageTypes } from "../e2e/page-types"
import { expect, test } from "../e2e/test"

/** Pixels: a small phone, a tablet, a laptop and a large screen. */
const widths = [360, 768, 1280, 1920]

/** Pages as long as a book take minutes: of each the beginning counts, where the parts of its type are. */
const height = 2_600

/** A page that is loaded four times over may not use in time what it has preloaded; other tests listen for that. */
test.use({ expectedNoise: [/preloaded using link preload/], trace: "off" })

/** Name of the pictures of a page: two standalone pages with code of their own are two types. */
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
