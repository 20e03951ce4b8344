import type { Page } from "@playwright/test"
import { delays } from "../../src/site.config"
import { follow, gate, isMarked, mark, pageData } from "./faults"
import { alive, desktop, expect, test } from "./test"

test.use({ viewport: desktop })

const status = (page: Page) => page.getByRole("status").filter({ hasText: "Loading the page" })

/** Color and animation of the bar across the top of the page; undefined if there is no bar. */
const bar = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll("[role=status]")) {
      const { content, animationName, backgroundColor } = getComputedStyle(element, "::before")
      if (content !== "none") return { animationName, backgroundColor }
    }
    return undefined
  })

/** Opens a page and pauses its clock when its scripts run. */
async function openStill(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await page.goto(path)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
}

test("announces a slow page with a bar and in words and keeps the old page in the meantime", async ({
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

test("does not announce a page that arrives immediately", async ({ page }) => {
  await openStill(page, "/docs/intro")
  await follow(page, "/blog")
  await expect(page).toHaveURL("/blog")
  // Lets a frame pass, so that the page is drawn, but less time than the announcement needs.
  await page.clock.runFor(delays.progressBar / 2)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Panoptic Blog")
  await page.clock.runFor(60_000)
  await expect(status(page)).toHaveCount(0)
  expect(await bar(page)).toBeUndefined()
})

test("does not announce another query or hash of the same page", async ({ page }) => {
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

test("stops the bar's animation for reduced motion and keeps it visible with forced colors", async ({
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

test("opens the last of two links however late the first page arrives", async ({ page }) => {
  const slow = await gate(page, pageData("/blog"))
  await page.goto("/docs/intro")
  await follow(page, "/blog")
  await slow.asked
  await page.getByRole("link", { name: "Deep Dive" }).first().click()
  await expect(page).toHaveURL("/research")
  const arrived = page.waitForResponse(pageData("/blog"))
  await slow.open()
  await (await arrived).finished()
  // Another navigation follows anything that the late page may have started.
  await follow(page, "/research/archive")
  await expect(page).toHaveURL("/research/archive")
  await page.goBack()
  await expect(page).toHaveURL("/research")
  await page.goBack()
  await expect(page).toHaveURL("/docs/intro")
})

test("opens a link that is followed while the previous page is being drawn", async ({ page }) => {
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

test("opens a page only once when its link is clicked twice", async ({ page }) => {
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

test("abandons a pending page when going back", async ({ page }) => {
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

test("leaves a link to the browser until the page's scripts run", async ({ page }) => {
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
