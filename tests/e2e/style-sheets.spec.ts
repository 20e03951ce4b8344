import type { Page } from "@playwright/test"
import { follow } from "./faults"
import { alive, desktop, expect, test } from "./test"

test.use({ viewport: desktop, reducedMotion: "reduce" })

/**
 * Styles of a page's elements in order. Omits fields, which in a served figure wait for its script.
 */
const looks = (page: Page) =>
  page.locator("main").evaluate(main => {
    const properties =
      "display position color background-color font margin padding border-width border-color width"
    const fields = "input, select, select *, button"
    return [...main.querySelectorAll(`:not(${fields})`)].map(element => {
      const style = getComputedStyle(element)
      const values = properties.split(" ").map(name => style.getPropertyValue(name))
      return [element.tagName, element.getAttribute("class"), ...values].join("|")
    })
  })

/** Waits until the page is alive, and until a lab on it has replaced its served example. */
async function shown(page: Page): Promise<void> {
  await alive(page)
  const lab = page.locator(".lab")
  if ((await lab.count()) > 0) await expect(lab).toHaveAttribute("data-live")
}

/** Ranges from a page without authored text to pages with tables, formulas, code, and figures. */
for (const path of ["/docs/terms/delta", "/research/closing-a-position", "/docs/intro", "/lab"])
  test(`${path} looks the same when loaded as when opened by a link from a list of articles`, async ({
    page,
  }) => {
    await page.goto(path)
    await shown(page)
    const loaded = await looks(page)
    expect(loaded.length).toBeGreaterThan(50)

    await page.goto("/blog")
    await alive(page)
    await follow(page, path)
    await expect(page).toHaveURL(path)
    await shown(page)
    await expect.poll(() => looks(page)).toEqual(loaded)
  })
