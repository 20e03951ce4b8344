import type { Page } from "@playwright/test"
import { bar } from "../full-site/google"
import { test } from "../full-site/test"
import { desktop, expect } from "./test"

/** Simulates private browsing or another site's frame, in which every access to storage throws. */
test.use({
  viewport: desktop,
  expectedNoise: [/status of 404|Browser storage is unavailable/],
})

let warnings: string[]

test.beforeEach(async ({ page, context }) => {
  warnings = []
  page.on("console", message => {
    if (/storage/i.test(message.text())) warnings.push(message.text())
  })
  await context.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError")
        },
      })
  })
})

const openIntro = async (page: Page) => {
  await page.goto("/docs/intro")
}

test("warns in the console only once", async ({ page }) => {
  await openIntro(page)
  await page.getByRole("button", { name: /^Switch to/ }).click()
  await page.getByRole("button", { name: "Close announcement" }).click()
  await page.getByRole("button", { name: "Hide sidebar" }).click()
  await page.getByRole("link", { name: "Blog", exact: true }).first().click()
  await expect(page).toHaveURL("/blog")
  expect(warnings).toHaveLength(1)
})

test("switches colors", async ({ page }) => {
  await openIntro(page)
  await page.getByRole("button", { name: "Switch to dark theme" }).click()
  await expect(page.locator(":root")).toHaveAttribute("data-theme", "dark")
})

test("closes the announcement", async ({ page }) => {
  await openIntro(page)
  await page.getByRole("button", { name: "Close announcement" }).click()
  await expect(page.getByRole("region", { name: "Announcement" })).toBeHidden()
})

test("hides and shows the sidebar", async ({ page }) => {
  await openIntro(page)
  const tree = page.getByRole("navigation", { name: "Docs", exact: true })
  await page.getByRole("button", { name: "Hide sidebar" }).click()
  await expect(tree).toBeHidden()
  await page.getByRole("button", { name: "Show sidebar" }).click()
  await expect(tree).toBeVisible()
})

test("changes the version of the docs", async ({ page }) => {
  await openIntro(page)
  const tree = page.getByRole("navigation", { name: "Docs", exact: true })
  await tree.locator("summary").filter({ hasText: "Version" }).click()
  await tree.getByRole("link", { name: "1.0", exact: true }).click()
  await expect(page).toHaveURL("/docs/1.0/intro")
})

test("keeps a refusal for the page and sends nothing", async ({ page }) => {
  await openIntro(page)
  await bar(page).getByRole("button", { name: "Refuse" }).click()
  await expect(bar(page)).toHaveCount(0)
  await page.getByRole("link", { name: "Blog", exact: true }).first().click()
  await expect(page).toHaveURL("/blog")
  await expect(bar(page)).toHaveCount(0)
})

test("searches and opens hits without recent searches", async ({ page }) => {
  await openIntro(page)
  await page.keyboard.press("ControlOrMeta+k")
  const dialog = page.getByRole("dialog", { name: "Search" })
  await dialog.getByRole("combobox").fill("second guide")
  await dialog
    .getByRole("option", { name: /Second guide/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/docs\/guides\/second/)
  expect(warnings.length).toBeLessThanOrEqual(1)
})
