import { pageTypes } from "./page-types"
import { expect, test } from "./test"

const widePage = "/docs/panoptic-protocol/margin"

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 800 } })

  test("shows how many columns of a wide table are hidden and clears the hint at its end", async ({
    page,
  }) => {
    await page.goto(widePage)
    const name = await page.locator(".table-scroll[data-hidden]").first().getAttribute("aria-label")
    const table = page.getByRole("region", { name: name ?? "", exact: true })
    await expect(table).toHaveAttribute("data-hidden", "Scroll for more")
    await table.evaluate(element => element.scrollTo(element.scrollWidth, 0))
    await expect(table).not.toHaveAttribute("data-hidden")
  })
})

const docsPages = pageTypes().filter(({ path }) => path.startsWith("/docs"))

test("starts docs pages of all kinds at the same left edge at every width", async ({ page }) => {
  const edges = new Map<number, Set<number>>()
  for (const { path } of docsPages) {
    await page.goto(path)
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const box = await page.getByRole("heading", { level: 1 }).boundingBox()
      edges.set(width, (edges.get(width) ?? new Set()).add(Math.round(box?.x ?? -1)))
    }
  }
  expect(docsPages.length).toBeGreaterThan(4)
  expect([...edges].filter(([, lefts]) => lefts.size > 1)).toEqual([])
})
