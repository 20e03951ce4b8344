import type { Page } from "@playwright/test"
import { violations } from "./axe"
import { desktop, expect, phone, test } from "./test"

/** Cards of links to pages, works and formulas; those of terms, and when cards come and go, are in terms.spec.ts. */
const article = "/research/understanding-delta-risk"

const card = (page: Page) => page.locator("#link-card")

async function open(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto(path)
}

test.describe("with a pointer", () => {
  test.use({ viewport: desktop })

  test("a link to another page says what it is about, a citation which work it names", async ({
    page,
  }) => {
    await open(page, "/research/reverse-gamma-scalping")
    await page.getByRole("link", { name: "straddle", exact: true }).first().hover()
    await expect(card(page)).toHaveText(/straddle.{40,}/i)
    await page
      .getByRole("link", { name: /Derman/ })
      .first()
      .hover()
    await expect(card(page)).toHaveText(/Derman.*The volatility smile/)
    await expect(card(page)).toHaveRole("tooltip")
    await expect(card(page).getByRole("link")).toHaveCount(0)
  })
})

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true })

  test("a tap on the number of a formula shows the formula, and leads to it", async ({ page }) => {
    await open(page, article)
    await page.getByRole("link", { name: "(1)" }).tap()
    await expect(card(page).locator("math")).toBeVisible()
    await expect(page).toHaveURL(article)
    expect(await violations(page)).toEqual([])
    await card(page).getByRole("link", { name: "Go to the equation" }).tap()
    await expect(page).toHaveURL(`${article}#eq-range-delta`)
    await expect(card(page)).toBeHidden()
  })
})
