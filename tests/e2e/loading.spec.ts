import type { Page } from "@playwright/test"
import { delays } from "../../src/site.config"
import { follow, gate, isMarked, mark, pageData } from "./faults"
import { alive, desktop, expect, test } from "./test"

test.use({ viewport: desktop })

const status = (page: Page) => page.getByRole("status").filter({ hasText: "Loading the page" })

/** What is drawn across the top of the page: whether at all, its colour, its animation. */
const bar = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll("[role=status]")) {
      const { content, animationName, backgroundColor } = getComputedStyle(element, "::before")
      if (content !== "none") return { animationName, backgroundColor }
    }
    return undefined
  })

/** Opens a page whose clock stands still once it has come to life. */
async function openStill(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await page.goto(path)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
}

test("a page that takes long is announced by a bar and in words, and the old one stays meanwhile", async ({
  page,
}) => {
  const slow = await gate(page, pageData("/blog"))
  await openStill(page, "/docs/intro")
  await follow(page, "/blog")
  await slow.asked
  await page.clock.runFor(Math.min(delays.progressBar, delays.loadingScreen) - 1)
  expect(await bar(page)).toBeUndefined()
  await expect(status(page)).toHaveCount(0)
  await page.clock.runFor(1 + Math.abs(delays.progressBar - delays.loadingScreen))
  expect(await bar(page)).toBeDefined()
  await expect(status(page)).toBeVisible()
  await expect(page).toHaveURL("/docs/intro")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await page.clock.runFor(delays.patience / 2)
  await expect(status(page)).toBeVisible()
  await page.clock.resume()
  await slow.open()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Panoptic Blog")
  await expect(status(page)).toHaveCount(0)
  expect(await bar(page)).toBeUndefined()
})

test("a page that comes at once is not announced", async ({ page }) => {
  await openStill(page, "/docs/intro")
  await follow(page, "/blog")
  await expect(page).toHaveURL("/blog")
  // A frame, in which the page is drawn; not time enough for an announcement.
  await page.clock.runFor(delays.progressBar / 2)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Panoptic Blog")
  await page.clock.runFor(60_000)
  await expect(status(page)).toHaveCount(0)
  expect(await bar(page)).toBeUndefined()
})

test("another query or hash of the same page is not announced", async ({ page }) => {
  const slow = await gate(page, "**/page-data/search/page-data.json?q=delta")
  await openStill(page, "/search")
  await follow(page, "/search?q=delta")
  await slow.asked
  await page.clock.runFor(delays.patience / 2)
  await expect(status(page)).toHaveCount(0)
  expect(await bar(page)).toBeUndefined()
  await slow.open()
  await expect(page).toHaveURL("/search?q=delta")
  await follow(page, "#main")
  await expect(page).toHaveURL(/#main$/)
  await page.clock.runFor(60_000)
  await expect(status(page)).toHaveCount(0)
})

test("the bar stands still for readers who want no motion, and is seen with forced colours", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "active" })
  const slow = await gate(page, pageData("/blog"))
  await openStill(page, "/docs/intro")
  await follow(page, "/blog")
  await slow.asked
  await page.clock.runFor(delays.progressBar)
  const drawn = await bar(page)
  expect(drawn?.animationName).toBe("none")
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(drawn?.backgroundColor).not.toBe(paper)
  expect(drawn?.backgroundColor).not.toBe("rgba(0, 0, 0, 0)")
  await slow.open()
  await expect(page).toHaveURL("/blog")
})

test("of two links the last one wins, however late the first page comes", async ({ page }) => {
  const slow = await gate(page, pageData("/blog"))
  await page.goto("/docs/intro")
  await follow(page, "/blog")
  await slow.asked
  await page.getByRole("link", { name: "Deep Dive" }).first().click()
  await expect(page).toHaveURL("/research")
  const arrived = page.waitForResponse(pageData("/blog"))
  await slow.open()
  await (await arrived).finished()
  // Another navigation comes after whatever the late page may have set off.
  await follow(page, "/research/archive")
  await expect(page).toHaveURL("/research/archive")
  await page.goBack()
  await expect(page).toHaveURL("/research")
  await page.goBack()
  await expect(page).toHaveURL("/docs/intro")
})

test("a link that is followed while the page before it is being drawn leads on", async ({
  page,
}) => {
  await page.goto("/docs/intro")
  await page.evaluate(() => {
    const push = history.pushState
    history.pushState = function (...change) {
      push.apply(this, change)
      history.pushState = push
      window.___navigate("/blog")
    }
  })
  await follow(page, "/research")
  await expect(page).toHaveURL("/blog")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Panoptic Blog/)
})

test("a link that is clicked twice leads to its page once", async ({ page }) => {
  const slow = await gate(page, pageData("/blog"))
  await page.goto("/docs/intro")
  await follow(page, "/blog")
  await slow.asked
  await page.getByRole("link", { name: "Follow me" }).click()
  await slow.open()
  await expect(page).toHaveURL("/blog")
  await page.goBack()
  await expect(page).toHaveURL("/docs/intro")
})

test("going back gives up the page that is on its way", async ({ page }) => {
  const slow = await gate(page, pageData("/blog"))
  await page.goto("/docs/intro")
  await follow(page, "/research")
  await expect(page).toHaveURL("/research")
  await follow(page, "/blog")
  await slow.asked
  await expect(status(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL("/docs/intro")
  await expect(status(page)).toHaveCount(0)
  const arrived = page.waitForResponse(pageData("/blog"))
  await slow.open()
  await (await arrived).finished()
  await follow(page, "/research")
  await expect(page).toHaveURL("/research")
})

test("a link that is followed before the page has come to life is a link", async ({ page }) => {
  const slow = await gate(page, pageData("/docs/intro"))
  await page.goto("/docs/intro", { waitUntil: "commit" })
  await slow.asked
  await mark(page)
  await page.getByRole("link", { name: "Blog", exact: true }).first().click()
  await expect(page).toHaveURL("/blog")
  expect(await isMarked(page)).toBe(false)
  await slow.open()
  await alive(page)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Panoptic Blog/)
})
