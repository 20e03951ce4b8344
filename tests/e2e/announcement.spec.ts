import type { Page } from "@playwright/test"
import { announcementIdKey, dismissedKey } from "../../src/components/announcement-bar/dismissal"
import { announcement } from "../full-site/full-site"
import { test } from "../full-site/test"
import { desktop, expect } from "./test"

test.use({ viewport: desktop })

const bar = (page: Page) => page.getByRole("region", { name: "Announcement" })

const stored = (page: Page) =>
  page.evaluate(
    keys => keys.map(key => localStorage.getItem(key)),
    [dismissedKey, announcementIdKey],
  )

interface Shift {
  sources: { previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Notes each shift up or down, and each frame in which the bar was drawn. */
const watchLayout = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shifts: 0, frames: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver(list => {
      const shifts = list.getEntries() as unknown as Shift[]
      for (const { sources } of shifts)
        if (sources.some(({ previousRect, currentRect }) => previousRect.y !== currentRect.y))
          seen.shifts += 1
    }).observe({ type: "layout-shift", buffered: true })
    const look = () => {
      const element = document.querySelector("section[aria-label=Announcement]")
      if (element?.checkVisibility()) seen.frames += 1
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

const seen = (page: Page) =>
  page.evaluate(() => Reflect.get(window, "seen") as { shifts: number; frames: number })

test("the announcement can be closed, which is stored under two keys and remembered", async ({
  page,
}) => {
  await page.goto("/docs/intro")
  await expect(bar(page)).toContainText(announcement.text)
  await bar(page).getByRole("button", { name: "Close announcement" }).click()
  await expect(bar(page)).toBeHidden()
  expect(await stored(page)).toEqual(["true", announcement.id])
  await page.getByRole("link", { name: "Blog", exact: true }).first().click()
  await expect(page).toHaveURL("/blog")
  await expect(bar(page)).toBeHidden()
  await page.reload()
  await expect(bar(page)).toBeHidden()
})

test("a closed announcement is not drawn for a single frame, and nothing moves", async ({
  page,
}) => {
  await page.goto("/docs/intro")
  await bar(page).getByRole("button", { name: "Close announcement" }).click()
  await watchLayout(page)
  await page.reload()
  expect(await seen(page)).toEqual({ shifts: 0, frames: 0 })
})

test("an announcement that is shown moves nothing either", async ({ page }) => {
  await watchLayout(page)
  await page.goto("/docs/intro")
  await expect(bar(page)).toBeVisible()
  const { shifts, frames } = await seen(page)
  expect(shifts).toBe(0)
  expect(frames).toBeGreaterThan(0)
})

test("a new announcement shows although the last one was closed, and starts afresh", async ({
  page,
}) => {
  await page.addInitScript(
    ([dismissed = "", id = ""]) => {
      localStorage.setItem(dismissed, "true")
      localStorage.setItem(id, "v1-launch")
    },
    [dismissedKey, announcementIdKey],
  )
  await page.goto("/docs/intro")
  await expect(bar(page)).toBeVisible()
  expect(await stored(page)).toEqual(["false", announcement.id])
})

test("the rescue banner stays when the announcement is closed", async ({ page }) => {
  await page.goto("/docs/intro")
  await bar(page).getByRole("button", { name: "Close announcement" }).click()
  await expect(page.getByRole("region", { name: "Important notice" })).toBeVisible()
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedNoise: [/preloaded using link preload/] })

  test("the announcement is there, and no button that does nothing", async ({ page }) => {
    await page.goto("/docs/intro")
    await expect(bar(page)).toContainText(announcement.text)
    await expect(bar(page).getByRole("button")).toHaveCount(0)
    await expect(page.getByRole("button", { name: "Analytics preferences" })).toHaveCount(0)
  })
})
