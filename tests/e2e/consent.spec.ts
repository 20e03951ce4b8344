import type { Page } from "@playwright/test"
import { bar, callsOnGoogle, commands, expectViews, standInForGoogle } from "../full-site/google"
import { test } from "../full-site/test"
import { violations } from "./axe"
import { follow } from "./faults"
import { desktop, expect } from "./test"

/** Checks the reader's consent. A request to Google fails a test unless the test expects it. */
test.use({ viewport: desktop })

const everythingDenied = { ad_storage: "denied", analytics_storage: "denied" }
const intro = "/docs/intro Introduction to the fixture"
const blog = "/blog Panoptic Blog"
const allow = (page: Page) => bar(page).getByRole("button", { name: "Allow" })
const refuse = (page: Page) => bar(page).getByRole("button", { name: "Refuse" })
const choice = (page: Page) => page.getByRole("button", { name: "Analytics preferences" })

async function open(page: Page, path = "/docs/intro"): Promise<void> {
  await page.goto(path)
}

test("requests, sends, and stores nothing before the reader has chosen", async ({
  page,
  context,
}) => {
  await open(page)
  await expect(bar(page)).toContainText("May we count which pages are read?")
  await follow(page, "/blog")
  await expect(page).toHaveURL("/blog")
  await expect(bar(page)).toBeVisible()
  await expectViews(page, [])
  expect(await page.locator("head [href*=google], head [src*=google]").count()).toBe(0)
  expect(await context.cookies()).toEqual([])
})

test("makes refusing as easy as allowing", async ({ page }) => {
  await open(page)
  const sizes = await Promise.all([refuse(page), allow(page)].map(button => button.boundingBox()))
  expect(sizes[0]?.width).toBe(sizes[1]?.width)
  expect(sizes[0]?.height).toBe(sizes[1]?.height)
  const [first, second] = await Promise.all(
    [refuse(page), allow(page)].map(button => button.evaluate(({ className }) => className)),
  )
  expect(first).toBe(second)
})

test("remembers a refusal and does not ask again", async ({ page }) => {
  await open(page)
  await refuse(page).click()
  await expect(bar(page)).toHaveCount(0)
  await follow(page, "/blog")
  await expect(page).toHaveURL("/blog")
  await page.reload()
  await choice(page).click()
  await expect(bar(page)).toContainText("Page views are not counted because you declined.")
  await expectViews(page, [])
})

test.describe("when allowed", () => {
  test.use({ expectedNoise: [callsOnGoogle] })

  test("counts the current page but not earlier ones", async ({ page, context }) => {
    const asked = await standInForGoogle(context)
    await open(page, "/docs/guides/first")
    await follow(page, "/docs/intro")
    await expect(page).toHaveURL("/docs/intro")
    await allow(page).click()
    await expectViews(page, [intro])
    await expect(bar(page)).toHaveCount(0)
    expect(asked).toHaveLength(1)
    const consents = await commands(page, "consent")
    expect(consents[0]?.slice(1)).toEqual(["default", expect.objectContaining(everythingDenied)])
    expect(consents.at(-1)?.slice(1)).toEqual(["update", { analytics_storage: "granted" }])
  })

  test("loads the script element that the plugin wrote into the head", async ({
    page,
    context,
  }) => {
    await standInForGoogle(context)
    await open(page)
    const tag = await page.locator("head script[data-awaits-consent]").elementHandle()
    expect(await tag?.getAttribute("src")).toBeNull()
    await allow(page).click()
    await expectViews(page, [intro])
    expect(await tag?.getAttribute("src")).toContain("/gtag/js?id=G-0000000000")
    expect(await page.locator("script[src*=gtag]").count()).toBe(1)
  })

  test("silences Google's script and removes its cookies when consent is withdrawn", async ({
    page,
    context,
    baseURL,
  }) => {
    const asked = await standInForGoogle(context)
    await open(page)
    await allow(page).click()
    await expectViews(page, [intro])
    await context.addCookies(
      ["_ga", "_ga_0000000000"].map(name => ({ name, value: "1", url: baseURL })),
    )
    await choice(page).click()
    await expect(bar(page)).toContainText("because you allowed it")
    await refuse(page).click()
    await expect(choice(page)).toBeFocused()
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => Reflect.get(window, "ga-disable-G-0000000000"))).toBe(true)
    await follow(page, "/blog")
    await expect(page).toHaveURL("/blog")
    await expectViews(page, [intro])
    await page.reload()
    await expectViews(page, [])
    expect(asked).toHaveLength(1)
  })

  test("applies a choice in all tabs at once", async ({ page, context }) => {
    await standInForGoogle(context)
    await open(page)
    const other = await context.newPage()
    await open(other, "/blog")
    await allow(other).click()
    await expect(bar(page)).toHaveCount(0)
    await page.bringToFront()
    await expectViews(page, [intro])
    await choice(page).click()
    await refuse(page).click()
    await expect
      .poll(() => other.evaluate(() => Reflect.get(window, "ga-disable-G-0000000000")))
      .toBe(true)
    await other.bringToFront()
    await expectViews(other, [blog])
  })
})

for (const [name, signal] of [
  ["Global Privacy Control", { globalPrivacyControl: true }],
  ["Do Not Track", { doNotTrack: "1" }],
] as const) {
  test(`does not ask or count with ${name}, whatever was chosen`, async ({ page, context }) => {
    await context.addInitScript(values => {
      localStorage.setItem("analytics.consent", "granted")
      for (const [key, value] of Object.entries(values))
        Object.defineProperty(navigator, key, { value })
    }, signal)
    await open(page)
    await choice(page).click()
    await expect(bar(page)).toContainText("Your browser asks sites not to track you")
    await expect(bar(page).getByRole("button")).toHaveText(["Close"])
    await page.keyboard.press("Escape")
    await expect(bar(page)).toHaveCount(0)
    await expect(choice(page)).toBeFocused()
    await expectViews(page, [])
  })
}

test("is the first stop of the Tab key and covers no focused element", async ({ page }) => {
  // Without smooth scrolling, focused elements reach their final position immediately.
  await page.emulateMedia({ reducedMotion: "reduce" })
  await open(page)
  await expect(bar(page)).toBeVisible()
  await page.keyboard.press("Tab")
  await expect(bar(page).getByRole("link", { name: "Privacy policy" })).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(refuse(page)).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(allow(page)).toBeFocused()
  const top = (await bar(page).boundingBox())?.y ?? 0
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press("Tab")
    const box = await page.locator(":focus").boundingBox()
    const inside = await bar(page).evaluate(element => element.contains(document.activeElement))
    if (box && !inside) expect(box.y + Math.min(box.height, 8)).toBeLessThanOrEqual(top)
  }
})

for (const [name, viewport] of [
  ["a desktop", desktop],
  ["the narrowest screen", { width: 320, height: 640 }],
  ["a page at 400%", { width: 320, height: 256 }],
] as const) {
  test(`fits, is accessible, and moves nothing on ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto("/docs/intro", { waitUntil: "commit" })
    const heading = page.getByRole("heading", { level: 1 })
    const before = await heading.boundingBox()
    await expect(bar(page)).toBeVisible()
    expect((await heading.boundingBox())?.y).toBe(before?.y)
    const box = await bar(page).boundingBox()
    expect(box?.height).toBeLessThanOrEqual(viewport.height / 2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violations(page)).toEqual([])
    }
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    await expect(refuse(page)).toBeInViewport()
  })
}
