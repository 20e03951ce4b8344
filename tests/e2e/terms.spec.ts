import type { Page } from "@playwright/test"
import { violations } from "./axe"
import { gate } from "./faults"
import { desktop, expect, phone, test } from "./test"

test.use({ viewport: desktop })

/** A research article, a blog post, and a document, each with a link to a term in its text. */
const pages = ["/research/gamma-scalping", "/blog/uniswap-lp-equals-options", "/docs/product/delta"]

const termOn = (page: Page) => page.locator('.prose p a[href^="/docs/terms/"]').first()
const card = (page: Page) => page.getByRole("tooltip")

/** Opens a page with reduced motion. */
async function open(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto(path)
}

/** Runs a page's installed clock until any pending card has opened. */
async function letCardsCome(page: Page) {
  // Responses arrive in order, so definitions that were requested earlier have arrived.
  await page.evaluate(() => fetch("/glossary.json"))
  await page.clock.runFor(1_000)
}

for (const path of pages) {
  test(`explains a term on ${path} on hover`, async ({ page }) => {
    await open(page, path)
    await termOn(page).hover()
    await expect(card(page)).toBeVisible()
    await expect(card(page)).toHaveText(/\w+ .{20,}/)
  })
}

test("loads definitions once when the reader comes near a term", async ({ page }) => {
  const asked: string[] = []
  page.on("request", request => asked.push(new URL(request.url()).pathname))
  await open(page, "/research/gamma-scalping")
  await page.waitForLoadState("networkidle")
  const isAid = (path: string) => /enhancements|glossary\.json/.test(path)
  expect(asked.filter(isAid)).toEqual([])
  const terms = page.locator('.prose p a[href^="/docs/terms/"]')
  await terms.nth(0).hover()
  await expect(card(page)).toBeVisible()
  await terms.nth(1).hover()
  await expect(terms.nth(1)).toHaveAttribute("aria-describedby", "link-card")
  expect(asked.filter(path => path === "/glossary.json")).toHaveLength(1)
})

test("keeps the card until the pointer leaves both term and card", async ({ page }) => {
  await open(page, "/research/gamma-scalping")
  await termOn(page).hover()
  await card(page).hover()
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 400)))
  await expect(card(page)).toBeVisible()
  await page.mouse.move(5, 5)
  await expect(card(page)).toBeHidden()
})

test("shows the card on focus and closes it on Escape without moving the focus", async ({
  page,
}) => {
  await open(page, "/research/gamma-scalping")
  const before = page.locator(".prose a", { hasNot: page.locator("[href^='/docs/terms/']") })
  await before.first().focus()
  await termOn(page).focus()
  await page.keyboard.press("Shift+Tab")
  await page.keyboard.press("Tab")
  await expect(termOn(page)).toBeFocused()
  await expect(card(page)).toBeVisible()
  await expect(termOn(page)).toHaveAttribute("aria-describedby", "link-card")
  await page.keyboard.press("Escape")
  await expect(card(page)).toBeHidden()
  await expect(termOn(page)).toBeFocused()
})

test("opens the card without changing the page's size", async ({ page }) => {
  await open(page, "/research/gamma-scalping")
  const size = () =>
    page.evaluate(() => [
      document.documentElement.scrollHeight,
      document.documentElement.scrollWidth,
    ])
  const before = await size()
  await termOn(page).hover()
  await expect(card(page)).toBeVisible()
  expect(await size()).toEqual(before)
})

test("closes the card when the page scrolls from under the pointer", async ({ page }) => {
  await open(page, "/research/gamma-scalping")
  await termOn(page).hover()
  await expect(card(page)).toBeVisible()
  await page.mouse.wheel(0, 60)
  await expect(card(page)).toBeHidden()
})

test("closes the card when the reader follows the link", async ({ page }) => {
  await open(page, "/research/gamma-scalping")
  await termOn(page).hover()
  await expect(card(page)).toBeVisible()
  await termOn(page).click()
  await expect(page).toHaveURL(/\/docs\/terms\//)
  await expect(card(page)).toBeHidden()
})

test("shows what a term's page is about when definitions fail to load", async ({ page }) => {
  await page.route("**/glossary.json", route => route.fulfill({ status: 204 }))
  await open(page, "/research/gamma-scalping")
  await termOn(page).hover()
  await expect(card(page)).toHaveText(/\w+ .{20,}/)
  await termOn(page).click()
  await expect(page).toHaveURL(/\/docs\/terms\//)
})

test("opens no card for a term that the pointer left while the script was loading", async ({
  page,
}) => {
  await page.clock.install()
  const slow = await gate(page, "**/enhancements-*.js")
  await open(page, "/research/gamma-scalping")
  await termOn(page).hover()
  await slow.asked
  await page.mouse.move(5, 5)
  // The script handles requests in order, so the list opens after the term's turn.
  await page.getByRole("button", { name: "Keyboard shortcuts" }).press("Enter")
  await slow.open()
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor()
  await letCardsCome(page)
  await expect(card(page)).toHaveCount(0)
})

for (const colorScheme of ["light", "dark"] as const) {
  test(`shows an accessible card in ${colorScheme} colors`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await open(page, "/research/gamma-scalping")
    await termOn(page).hover()
    await expect(card(page)).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
}

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true })

  const meaning = (page: Page) => page.locator("#link-card")

  test("shows the meaning of a term on tap with a link to its page", async ({ page }) => {
    await open(page, "/research/gamma-scalping")
    await termOn(page).tap()
    await expect(meaning(page)).toHaveText(/\w+ .{20,}Open page/)
    await expect(page).toHaveURL("/research/gamma-scalping")
    expect(await violations(page)).toEqual([])
    await meaning(page).getByRole("link", { name: "Open page" }).tap()
    await expect(page).toHaveURL(/\/docs\/terms\//)
    await expect(meaning(page)).toBeHidden()
  })

  test("closes the card on a tap outside and opens the page on a second tap on the term", async ({
    page,
  }) => {
    await open(page, "/research/gamma-scalping")
    await termOn(page).tap()
    await expect(meaning(page)).toBeVisible()
    await page.getByRole("heading", { level: 1 }).tap()
    await expect(meaning(page)).toBeHidden()
    await termOn(page).tap()
    await expect(meaning(page)).toBeVisible()
    await termOn(page).tap()
    await expect(page).toHaveURL(/\/docs\/terms\//)
  })

  test("keeps the card within the narrowest screen", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, "/research/gamma-scalping")
    await termOn(page).hover()
    const box = await card(page).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  })
})
