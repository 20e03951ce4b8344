import type { Page } from "@playwright/test"
import { violations } from "./axe"
import { desktop, expect, test } from "./test"

test.use({ viewport: desktop })

const sheet = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" })

async function open(page: Page, path = "/docs/product/delta") {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto(path)
}

test("opens the list of shortcuts on a question mark and closes it on Escape", async ({ page }) => {
  await open(page)
  await page.keyboard.press("?")
  await expect(sheet(page)).toBeVisible()
  await expect(sheet(page)).toContainText("Next page")
  await page.keyboard.press("Escape")
  await expect(sheet(page)).toHaveCount(0)
})

test("opens the list from the footer and restores the focus there", async ({ page }) => {
  await open(page)
  const button = page.getByRole("button", { name: "Keyboard shortcuts" })
  await button.click()
  await sheet(page).getByRole("button", { name: "Close" }).click()
  await expect(sheet(page)).toHaveCount(0)
  await expect(button).toBeFocused()
})

test("closes the list on a press outside", async ({ page }) => {
  await open(page)
  await page.keyboard.press("?")
  await expect(sheet(page)).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(sheet(page)).toHaveCount(0)
})

test("opens the next and previous page on n and p", async ({ page }) => {
  await open(page)
  const next = await page.locator("main a[rel=next]").getAttribute("href")
  await page.keyboard.press("n")
  await expect(page).toHaveURL(next ?? "")
  // The address changes before the page, and the previous page has a link to its predecessor as
  // well.
  await expect(page.locator("main a[rel=prev]")).toHaveAttribute("href", "/docs/product/delta")
  await page.keyboard.press("p")
  await expect(page).toHaveURL("/docs/product/delta")
})

test("switches colors on d", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" })
  await open(page)
  await page.keyboard.press("d")
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
})

test("scrolls to the top on t", async ({ page }) => {
  await open(page)
  await page.evaluate(() => scrollTo(0, 1200))
  await page.keyboard.press("t")
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test("ignores keys typed into a field", async ({ page }) => {
  await open(page, "/search")
  await page.getByRole("searchbox").fill("")
  await page.getByRole("searchbox").pressSequentially("d?nt/")
  await expect(page.getByRole("searchbox")).toHaveValue("d?nt/")
  await expect(sheet(page)).toHaveCount(0)
})

test("leaves keys with Ctrl to the browser", async ({ page }) => {
  await open(page)
  const before = await page.locator("html").getAttribute("data-theme")
  await page.keyboard.press("Control+d")
  await page.keyboard.press("Control+n")
  await expect(page.locator("html")).toHaveAttribute("data-theme", before ?? "")
  await expect(page).toHaveURL("/docs/product/delta")
})

test("turns off single-key shortcuts and remembers the choice", async ({ page }) => {
  await open(page)
  await page.keyboard.press("?")
  const choice = sheet(page).getByRole("checkbox", { name: "Enable single-key shortcuts" })
  await expect(choice).toBeChecked()
  await choice.uncheck()
  await page.keyboard.press("Escape")
  await page.reload()
  await page.keyboard.press("?")
  await page.keyboard.press("/")
  // The search still opens with a modifier, and no other dialog has opened.
  await page.keyboard.press("Control+k")
  await expect(page.getByRole("dialog")).toHaveCount(1)
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible()
  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click()
  await expect(choice).not.toBeChecked()
})

test("ignores other shortcuts while the list is open", async ({ page }) => {
  await open(page)
  await page.keyboard.press("?")
  await expect(sheet(page)).toBeVisible()
  await page.keyboard.press("n")
  await page.keyboard.press("/")
  await expect(page.getByRole("dialog")).toHaveCount(1)
  await expect(page).toHaveURL("/docs/product/delta")
})

for (const colorScheme of ["light", "dark"] as const) {
  test(`shows an accessible list in ${colorScheme} colors`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await open(page)
    await page.keyboard.press("?")
    await expect(sheet(page)).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
}

test("fits the list on the narrowest screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await open(page)
  await page.keyboard.press("?")
  const box = await sheet(page).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  expect(box?.height).toBeLessThanOrEqual(480)
})
