import { expect, test } from "./test"

test.describe("addresses of contracts on a small phone", () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true })

  test("are cards that differ, with the button to copy in view and the whole address on demand", async ({
    page,
  }) => {
    await page.goto("/docs/contracts/deployment-addresses")
    await expect(page.getByRole("searchbox", { name: "Filter addresses" })).toBeEnabled()
    const cards = page.getByRole("row").filter({ has: page.getByRole("button") })
    await expect(cards).toHaveCount(10)
    for (const card of await cards.all()) {
      const box = await card.getByRole("button", { name: /^Copy the address of/ }).boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
      await expect(card).toContainText("Vulnerable, do not deposit")
    }
    const shown = await cards.locator("summary").allTextContents()
    expect(new Set(shown.map(text => text.slice(0, 9))).size).toBe(10)

    const whole = cards.first().locator("code")
    await expect(whole).toBeHidden()
    await cards.first().locator("summary").tap()
    await expect(whole).toBeVisible()
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(sideways).toBe(0)
  })
})
