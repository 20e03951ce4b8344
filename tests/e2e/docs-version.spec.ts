import type { Page } from "@playwright/test"
import { docsVersionKey } from "../../src/browser/docs-version"
import { test } from "../full-site/test"
import { desktop, expect } from "./test"

test.use({ viewport: desktop })

const stored = (page: Page) => page.evaluate(key => localStorage.getItem(key), docsVersionKey)

async function choose(page: Page, label: string): Promise<void> {
  const tree = page.getByRole("navigation", { name: "Docs", exact: true })
  await tree.locator("summary").filter({ hasText: "Version" }).click()
  await tree.getByRole("link", { name: label, exact: true }).click()
}

/** Text of the first group of hits for one word, searched from the current page. */
async function found(page: Page): Promise<string> {
  await page.keyboard.press("ControlOrMeta+k")
  const dialog = page.getByRole("dialog", { name: "Search" })
  await dialog.getByRole("combobox").fill("introduction")
  await expect(dialog.getByRole("option").first()).toBeVisible()
  const text = await dialog.getByRole("listbox").first().innerText()
  await page.keyboard.press("Escape")
  return text
}

test("opens the same page in a chosen version and stores the choice", async ({ page }) => {
  await page.goto("/docs/guides/first")
  expect(await stored(page)).toBeNull()
  await choose(page, "1.0")
  await expect(page).toHaveURL("/docs/1.0/guides/first")
  expect(await stored(page)).toBe("1.0")
  await choose(page, "Next")
  await expect(page).toHaveURL("/docs/guides/first")
  expect(await stored(page)).toBe("current")
})

test("clears a stored version that no longer exists and keeps an existing one", async ({
  page,
}) => {
  for (const [name, expected] of [
    ["0.9", null],
    ["1.0", "1.0"],
  ] as const) {
    await page.goto("/blog")
    await page.evaluate(
      ([key = "", value = ""]) => localStorage.setItem(key, value),
      [docsVersionKey, name],
    )
    await page.reload()
    expect(await stored(page)).toBe(expected)
  }
})

test("finds pages of a page's own version whichever was chosen", async ({ page }) => {
  await page.goto("/docs/1.0/guides/first")
  await page.evaluate(key => localStorage.setItem(key, "current"), docsVersionKey)
  await page.reload()
  const text = await found(page)
  expect(text).toContain("Introduction to version 1.0")
  expect(text).not.toContain("Introduction to the fixture")
})

test("finds pages of the chosen version outside of the docs", async ({ page }) => {
  await page.goto("/about-us")
  expect(await found(page)).toContain("Introduction to the fixture")
  await page.evaluate(key => localStorage.setItem(key, "1.0"), docsVersionKey)
  await page.reload()
  const text = await found(page)
  expect(text).toContain("Introduction to version 1.0")
  expect(text).not.toContain("Introduction to the fixture")
})
