import { expect, test } from "./test"

const widePage = "/docs/panoptic-protocol/margin"

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 800 } })

  test("a wide table says how many columns are hidden, and no more at its end", async ({
    page,
  }) => {
    await page.goto(widePage)
    const name = await page.locator(".table-scroll[data-hidden]").first().getAttribute("aria-label")
    const table = page.getByRole("region", { name: name ?? "", exact: true })
    await expect(table).toHaveAttribute("data-hidden", /^\d+ more columns?$/)
    await table.evaluate(element => element.scrollTo(element.scrollWidth, 0))
    await expect(table).not.toHaveAttribute("data-hidden")
  })
})
