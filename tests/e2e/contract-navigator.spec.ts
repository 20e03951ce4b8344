import type { Locator, Page } from "@playwright/test"
import { expect, test } from "./test"

test.describe("addresses of contracts on a small phone", () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true })

  test("are different cards with a visible copy button and the whole address on demand", async ({
    page,
  }) => {
    await page.goto("/docs/contracts/deployment-addresses")
    const table = page.getByRole("table", { name: "Addresses of the core contracts" })
    const cards = table.getByRole("row").filter({ has: page.getByRole("button") })
    await expect(cards).toHaveCount(10)
    for (const card of await cards.all()) {
      const box = await card.getByRole("button", { name: /^Copy the address of/ }).boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
      await expect(card).toContainText("Deprecated and vulnerable: do not deposit")
    }
    const shown = await cards.locator("summary").allTextContents()
    expect(new Set(shown.map(text => text.slice(0, 9))).size).toBe(10)

    // The first tap loads the table's script, which replaces the served table, and still takes
    // effect.
    const whole = cards.first().locator("code")
    await expect(whole).toBeHidden()
    await cards.first().locator("summary").tap()
    await expect(page.getByRole("searchbox", { name: "Filter addresses" })).toBeEnabled()
    await expect(whole).toBeVisible()
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(sideways).toBe(0)
  })
})

const pool = "/docs/contracts/V1.1/contract.PanopticPool"

/**
 * Taps at the target's current position. A locator's `tap` first scrolls targets within the scroll
 * padding, which brings the header back and moves the target.
 */
async function touch(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 })
  const box = await target.boundingBox()
  if (!box) throw new Error("What is to be tapped is not shown.")
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

test.describe("a contract on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

  test("looks the same after a link as after opening its address", async ({ page }) => {
    const looks = () =>
      page
        .getByRole("heading", { name: "mintOptions", exact: true })
        .evaluate(({ parentElement }) => getComputedStyle(parentElement as Element).borderTopWidth)
    await page.goto("/docs/contracts/deployment-addresses")
    await page.getByRole("link", { name: "PanopticPool", exact: true }).first().click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("PanopticPool")
    const reached = await looks()
    expect(reached).toBe("1px")
    await page.reload()
    expect(await looks()).toBe(reached)
  })

  test("reaches mintOptions in two taps from anywhere on the page", async ({ page }) => {
    await page.goto(pool)
    const contents = page.getByRole("group").filter({ hasText: "On this page" })
    await page.mouse.wheel(0, 12_000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(12_000)
    await touch(page, contents.locator("summary"))
    await touch(page, contents.getByRole("link", { name: "mintOptions", exact: true }))
    await expect(page).toHaveURL(/#mintoptions$/)
    await expect(contents.getByRole("link").first()).toBeHidden()
    // Scrolling up brings the header back, and the heading is below the header, bar, and contents.
    await expect(page.locator(":root[data-up]")).toBeAttached()
    const places = () =>
      Promise.all(
        [
          page.getByRole("banner"),
          page.getByRole("button", { name: "Docs menu" }),
          contents,
          page.getByRole("heading", { name: "mintOptions", exact: true }),
        ].map(async part => {
          const box = await part.boundingBox()
          return [box?.y ?? 0, (box?.y ?? 0) + (box?.height ?? 0)] as const
        }),
      )
    await expect
      .poll(async () => {
        const all = await places()
        return all.every(([top], index) => top >= (all[index - 1]?.[1] ?? 0) - 2)
      })
      .toBe(true)
  })
})

test.describe("a contract on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test("scrolls its contents with the reader and unfolds the target of a link", async ({
    page,
  }) => {
    await page.goto(`${pool}#_getpremia`)
    await expect(page.getByRole("heading", { name: "_getPremia" })).toBeInViewport()
    const contents = page.getByRole("navigation", { name: "On this page" })
    await expect(contents.locator("[aria-current]")).toBeInViewport()
    // A jump passes many headings at once.
    await page.evaluate(() => scrollTo({ top: 6000, behavior: "instant" }))
    await expect(contents.locator("[aria-current]")).not.toHaveText("_getPremia")
    await expect(contents.locator("[aria-current]")).toBeInViewport()
    await expect(contents.getByRole("searchbox")).toBeInViewport({ ratio: 1 })
    await contents.getByRole("searchbox").fill("0x")
    await expect(contents.getByRole("status")).toHaveText(/^\d+ found$/)
    await contents.getByRole("searchbox").fill("MAX_SPREAD")
    await contents.getByRole("link", { name: "MAX_SPREAD" }).click()
    await expect(page.locator("#max_spread")).toBeInViewport()
  })
})
