import type { Page } from "@playwright/test"
import { pageTypes } from "./page-types"
import { desktop, expect, test } from "./test"

/** Text spacing that readers may set (WCAG 2.2, 1.4.12). */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`

/**
 * Finds visible elements that hide part of their own text; runs in the page. Leaves out previews
 * that end in an ellipsis, because the page that they link to has the whole text.
 */
function clipped(): string[] {
  const hides = (overflow: string) => overflow === "hidden" || overflow === "clip"
  return [...document.body.querySelectorAll("*")]
    .filter(element => element.checkVisibility() && !element.closest("svg, .sr-only"))
    .filter(element => {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element)
      if (webkitLineClamp !== "none") return false
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
      // Elements of one pixel are for screen readers only.
      if (clientWidth < 2 || clientHeight < 2 || !element.textContent?.trim()) return false
      return (
        (hides(overflowX) && scrollWidth > clientWidth + 2) ||
        (hides(overflowY) && scrollHeight > clientHeight + 2)
      )
    })
    .map(element => element.outerHTML.slice(0, 100))
}

async function expectWhole(page: Page): Promise<void> {
  const before = await page.evaluate(clipped)
  await page.addStyleTag({ content: spacing })
  const after = await page.evaluate(clipped)
  expect(after.filter(element => !before.includes(element))).toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

// The site's content security policy does not allow injected style sheets.
test.use({ bypassCSP: true })

for (const { name, path } of pageTypes())
  for (const size of [desktop, { width: 320, height: 640 }])
    test(`${name} hides no text at ${size.width} px when readers space it out`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" })
      await page.setViewportSize(size)
      await page.goto(path)
      await expectWhole(page)
    })
