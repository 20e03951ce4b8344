import type { Page } from "@playwright/test"
import { follow, isMarked, mark } from "./faults"
import { alive, expect, phone, test } from "./test"

test.use({ viewport: phone })

/** Simulates slow 3G as in browser tools: two seconds of latency, 50 kB per second. */
async function slow3g(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 2_000,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
}

test("shows readable text over slow 3g before the scripts arrive, and everything works afterward", async ({
  page,
}) => {
  await slow3g(page)
  await page.goto("/docs/intro", { waitUntil: "commit" })
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 30_000 })
  expect(await page.locator(":root[data-ready]").count()).toBe(0)
  await page.getByRole("button", { name: "Docs menu" }).click()
  await expect(page.getByRole("navigation", { name: "Docs", exact: true })).toBeVisible()
  await alive(page)
  await page.keyboard.press("Escape")
  await expect(page.getByRole("navigation", { name: "Docs", exact: true })).toBeHidden()
})

test("shows over slow 3g that a page is loading and opens it without a full load", async ({
  page,
}) => {
  await page.goto("/docs/intro")
  await mark(page)
  await slow3g(page)
  await follow(page, "/blog/archive")
  const status = page.getByRole("status").filter({ hasText: "Loading the page" })
  await expect(status).toBeVisible()
  await expect(page).toHaveURL("/blog/archive", { timeout: 30_000 })
  await expect(status).toHaveCount(0)
  expect(await isMarked(page)).toBe(true)
})
