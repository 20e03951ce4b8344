import { chromium, type Page } from "@playwright/test"
import { findBrowser } from "../../scripts/find-browser"
import { consentKey } from "../../src/analytics/consent"
import { bar, commands, standInForGoogle } from "../full-site/google"
import { test as base } from "../full-site/test"
import { desktop, expect } from "./test"

/** Opens a browser with the back/forward cache, which Playwright disables. */
const test = base.extend({
  page: async ({ baseURL }, use) => {
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: ["--no-sandbox"],
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    })
    await use(await browser.newPage({ baseURL, viewport: desktop }))
    await browser.close()
  },
})

/** Opens a page outside of the site and goes back to the cached one. */
async function leaveAndReturn(page: Page, meanwhile: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }))
  })
  await page.goto("/llms.txt")
  await meanwhile()
  await page.goBack({ waitUntil: "commit" })
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "persisted"))).toBe(true)
}

const store = (page: Page, key: string, value: string) => () =>
  page.evaluate(([name = "", text = ""]) => localStorage.setItem(name, text), [key, value])

test("applies colors that were chosen in the meantime to a cached page", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" })
  await page.goto("/docs/intro")
  await leaveAndReturn(page, store(page, "theme", "dark"))
  await expect(page.locator(":root")).toHaveAttribute("data-theme", "dark")
})

test("applies a choice about page views to a cached page and does not count it again", async ({
  page,
}) => {
  await standInForGoogle(page.context())
  await page.goto("/docs/intro")
  await bar(page).getByRole("button", { name: "Allow" }).click()
  await expect.poll(async () => (await commands(page, "event")).length).toBe(1)
  await leaveAndReturn(page, async () => {})
  expect(await commands(page, "event")).toHaveLength(1)
  await leaveAndReturn(page, store(page, consentKey, "denied"))
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, "ga-disable-G-0000000000")))
    .toBe(true)
})

test("follows links from a cached page without a full load", async ({ page }) => {
  await page.goto("/docs/intro")
  await leaveAndReturn(page, async () => {})
  await page.getByRole("link", { name: "Blog", exact: true }).first().click()
  await expect(page).toHaveURL("/blog")
  expect(await page.evaluate(() => Reflect.get(window, "persisted"))).toBe(true)
})
