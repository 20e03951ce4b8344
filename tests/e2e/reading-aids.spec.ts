import type { Page } from "@playwright/test"
import { violations } from "./axe"
import { desktop, expect, test } from "./test"

test.use({ viewport: desktop, permissions: ["clipboard-read", "clipboard-write"] })

const article = "/research/gamma-scalping"

const contract = "/docs/contracts/V1.1/contract.PanopticPool"

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const openMenu = (page: Page) => page.getByText("Page actions").click()
const copyMarkdown = (page: Page) => page.getByRole("button", { name: "Copy as Markdown" })
const said = (page: Page) => page.locator("#copy-status")

async function open(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto(path)
}

test("leads from a citation to the work in the list and back", async ({ page }) => {
  await open(page, article)
  await page.getByRole("link", { name: "Allen et al. (2006)" }).click()
  await expect(page).toHaveURL(`${article}#ref-allen-2006`)
  await expect(page.locator("#ref-allen-2006")).toBeInViewport()
  await page.getByRole("link", { name: "Back to the text that cites Allen et al." }).click()
  await expect(page).toHaveURL(`${article}#cite-allen-2006`)
  await expect(page.locator("#cite-allen-2006")).toBeInViewport()
})

test("offers a citation for a research article but not for a blog post", async ({ page }) => {
  await open(page, article)
  await page.getByText("Cite this article").click()
  await page.getByRole("figure", { name: "BibTeX" }).getByRole("button", { name: "Copy" }).click()
  await expect(said(page)).toHaveText("Copied")
  expect(await copied(page)).toMatch(/^@misc\{\w+2024gamma,\n.*url = \{https:\/\/.*\}\n\}$/s)
  await open(page, "/blog/uniswap-lp-equals-options")
  await expect(page.getByText("Cite this article")).toHaveCount(0)
})

for (const path of [article, "/docs/product/delta", "/privacy-policy", contract]) {
  test(`${path} is copied as the Markdown of its twin`, async ({ page, request }) => {
    await open(page, path)
    await openMenu(page)
    await copyMarkdown(page).click()
    await expect(said(page)).toHaveText("Copied")
    const href = await page.getByRole("link", { name: "View as Markdown" }).getAttribute("href")
    const twin = await request.get(href ?? "")
    expect(await copied(page)).toBe(await twin.text())
    await expect(copyMarkdown(page)).toBeVisible()
  })
}

test.describe("when the Markdown fails to load", () => {
  test.use({ expectedNoise: [/Failed to load resource/] })

  test("reports that nothing was copied", async ({ page }) => {
    await page.route("**/*.md", route => route.fulfill({ status: 500 }))
    await open(page, article)
    await openMenu(page)
    await copyMarkdown(page).click()
    await expect(said(page)).toHaveText("Not copied")
  })
})

test.describe("when the script of the reading aids fails to load", () => {
  test.use({ expectedNoise: [/Failed to load resource|net::ERR_/] })

  const script = "**/reading-aids-*.js"
  const sheet = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" })

  test.beforeEach(async ({ page }) => {
    await page.route(script, route => route.abort())
    await open(page, article)
  })

  test("reports the failure on a button and tries again on the next press", async ({ page }) => {
    await page.getByRole("button", { name: "Keyboard shortcuts" }).click()
    await expect(page.getByRole("button", { name: "Not loaded, try again" })).toBeVisible()
    await expect(said(page)).toHaveText("Not loaded, try again")
    await page.unroute(script)
    await page.getByRole("button", { name: "Keyboard shortcuts" }).click()
    await expect(sheet(page)).toBeVisible()
  })

  test("reports the failure after a key and tries again on the next press", async ({ page }) => {
    await page.keyboard.press("?")
    await expect(said(page)).toHaveText("Not loaded, try again")
    await page.unroute(script)
    await page.keyboard.press("?")
    await expect(sheet(page)).toBeVisible()
  })
})

test("reaches a heading's link by keyboard, copies its address, and reports it", async ({
  page,
}) => {
  await open(page, article)
  const link = page.getByRole("link", { name: "Link to this section: Limits" })
  await link.focus()
  await page.keyboard.press("Enter")
  await expect(said(page)).toHaveText("Link copied")
  expect(new URL(await copied(page)).hash).toBe("#limits")
  await expect(page).toHaveURL(`${article}#limits`)
})

test.describe("without a clipboard, as on plain http", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, "clipboard")
      Reflect.deleteProperty(window, "ClipboardItem")
    })
    await open(page, contract)
  })

  for (const name of ["Copy selector of liquidate", "Copy as Markdown"]) {
    test(`${name} reports that nothing was copied`, async ({ page }) => {
      await openMenu(page)
      const button = page.getByRole("button", { name })
      await button.click()
      await expect(said(page)).toHaveText("Not copied")
    })
  }

  test("reports the same on the link to a heading", async ({ page }) => {
    await open(page, article)
    const link = page.getByRole("link", { name: "Link to this section: Limits" })
    await link.click()
    await expect(said(page)).toHaveText("Not copied")
    await expect(page).toHaveURL(`${article}#limits`)
  })
})

test("shows a description once when the text begins with it", async ({ page }) => {
  await open(page, article)
  const [description, first] = await Promise.all([
    page.locator("article > header > p").nth(1).textContent(),
    page.locator(".prose p").first().textContent(),
  ])
  expect(first).not.toBe(description)
})

test("describes the cover of an article in words", async ({ page }) => {
  await open(page, article)
  const cover = page.locator("article img").first()
  await expect(cover).toHaveAttribute("alt", /^[A-Z\d].{30,}\.$/)
})

test.describe("back to top", () => {
  const link = (page: Page) => page.getByRole("link", { name: "Back to top" })

  test("appears on the second screen and leads up without changing the address", async ({
    page,
  }) => {
    await open(page, article)
    await expect(link(page)).not.toBeInViewport()
    await page.evaluate(() => scrollTo(0, 3 * innerHeight))
    await expect(link(page)).toBeInViewport()
    await link(page).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page).toHaveURL(article)
    await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused()
  })

  test("is missing on a short page", async ({ page }) => {
    await open(page, "/docs/tags/atm")
    await expect(link(page)).toHaveCount(0)
  })
})

test("keeps an article and its parts accessible with everything open", async ({ page }) => {
  await open(page, article)
  await openMenu(page)
  await page.getByRole("link", { name: "Cite this article" }).click()
  await openMenu(page)
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page), colorScheme).toEqual([])
  }
})
