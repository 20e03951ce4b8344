import type { Locator, Page } from "@playwright/test"
import { violations } from "./axe"
import { desktop, expect, phone, test } from "./test"

/**
 * Cards of links, one of each kind. terms.spec.ts covers cards of terms and when cards open and
 * close.
 */
const kinds = [
  {
    kind: "page",
    path: "/markdown-page",
    link: (page: Page) => page.getByRole("link", { name: "link to a page", exact: true }),
    says: /Streamia.{40,}/,
    onward: "Open page",
    leadsTo: "/docs/product/streamia",
  },
  {
    kind: "note",
    path: "/markdown-page",
    link: (page: Page) => page.locator(".prose a[data-footnote-ref]").first(),
    says: /Footnotes are collected at the end/,
    onward: "Go to the note",
    leadsTo: /\/markdown-page#/,
  },
  {
    kind: "work",
    path: "/research/reverse-gamma-scalping",
    link: (page: Page) => page.getByRole("link", { name: /Derman/ }).first(),
    says: /Derman.*The volatility smile/,
    onward: "Go to the reference",
    leadsTo: /#ref-/,
  },
  {
    kind: "formula",
    path: "/research/understanding-delta-risk",
    link: (page: Page) => page.getByRole("link", { name: "(1)" }).first(),
    says: /Δ|δ/,
    onward: "Go to the equation",
    leadsTo: /#eq-range-delta$/,
  },
] as const

const card = (page: Page) => page.locator("#link-card")

async function open(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto(path)
}

/**
 * Taps a link while the clock is paused, so that the card opens before the link navigates, even on
 * a busy machine.
 */
async function tapInTime(page: Page, link: Locator) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  await link.tap()
  await expect(card(page)).toBeVisible()
  await page.clock.resume()
}

test.describe("with a pointer or the keyboard", () => {
  test.use({ viewport: desktop })

  test("shows the target of each kind of link on hover", async ({ page }) => {
    for (const { path, link, says, kind } of kinds) {
      await open(page, path)
      await link(page).hover()
      await expect(card(page), kind).toHaveText(says)
      await expect(card(page), kind).toHaveRole("tooltip")
      await expect(card(page).getByRole("link"), kind).toHaveCount(0)
    }
  })

  test("shows the target of each kind of link on focus until the focus moves on", async ({
    page,
  }) => {
    for (const { path, link, says, kind } of kinds) {
      await open(page, path)
      await page.keyboard.press("Tab")
      await link(page).focus()
      await expect(card(page), kind).toHaveText(says)
      await page.keyboard.press("Tab")
      await expect(link(page), kind).not.toHaveAttribute("aria-describedby", "link-card")
    }
  })
})

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true })

  for (const { path, link, says, kind, onward, leadsTo } of kinds)
    test(`shows the target of a link to a ${kind} on tap, with a card that leads there`, async ({
      page,
    }) => {
      await page.clock.install()
      await open(page, path)
      await tapInTime(page, link(page))
      await expect(card(page)).toHaveText(says)
      await expect(page).toHaveURL(path)
      expect(await violations(page)).toEqual([])
      await card(page).getByRole("link", { name: onward }).tap()
      await expect(page).toHaveURL(leadsTo)
      await expect(card(page)).toBeHidden()
    })

  test("closes a card when the focus leaves it", async ({ page }) => {
    const [{ path, link }] = kinds
    await page.clock.install()
    await open(page, path)
    await tapInTime(page, link(page))
    await expect(card(page).getByRole("link")).toBeFocused()
    await page.keyboard.press("Shift+Tab")
    await expect(card(page)).toBeHidden()
  })
})
