import { pageTypes } from "./page-types"
import { desktop, expect, phone, test } from "./test"

/** Checks the site without scripts: reading, navigating, and opening menus. */
test.use({
  javaScriptEnabled: false,
  viewport: desktop,
  // Preloads for scripts are unused here.
  expectedNoise: [/preloaded using link preload/],
})

for (const { name, path } of pageTypes()) {
  test(`${name} shows its title and its content`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    const text = await page.getByRole("main").innerText()
    expect(text.length).toBeGreaterThan(60)
  })
}

test("follows links from page to page", async ({ page }) => {
  await page.goto("/")
  await page
    .getByRole("navigation", { name: "Main", exact: true })
    .getByRole("link", { name: "Blog" })
    .click()
  await expect(page).toHaveURL("/blog")
  await page.getByRole("link", { name: "Page 2" }).click()
  await expect(page).toHaveURL("/blog/page/2")
  await page.getByRole("main").getByRole("article").first().getByRole("link").click()
  await expect(page.getByRole("link", { name: "All posts" })).toBeVisible()
})

test("opens categories of the sidebar and follows their links", async ({ page }) => {
  await page.goto("/docs/intro")
  const category = page.locator("details[name=docs]").first()
  await category.locator("> summary").click()
  await category.locator("> ul > li > a").first().click()
  await expect(page).not.toHaveURL("/docs/intro")
})

test("hides buttons that need scripts", async ({ page }) => {
  for (const path of ["/docs/intro", "/docs/contracts/V1.1/contract.PanopticPool"]) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    expect(await page.getByRole("button", { name: /copy/i }).count()).toBe(0)
  }
})

test.describe("on a phone", () => {
  test.use({ viewport: phone })

  test("opens the menu, locks scrolling, and follows its links", async ({ page }) => {
    await page.goto("/")
    await page.getByRole("button", { name: "Open menu" }).click()
    await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden")
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Docs" }).click()
    await expect(page).toHaveURL("/docs/intro")
  })

  test("opens the docs menu", async ({ page }) => {
    await page.goto("/docs/intro")
    await page.getByRole("button", { name: "Docs menu" }).click()
    await expect(page.getByRole("navigation", { name: "Docs", exact: true })).toBeVisible()
  })
})
