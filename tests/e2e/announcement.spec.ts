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

/** Counts vertical layout shifts and frames in which the bar is visible. */
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

test("closes and remembers a dismissal under two keys", async ({ page }) => {
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

test("draws a closed announcement in no frame and moves nothing", async ({ page }) => {
  await page.goto("/docs/intro")
  await bar(page).getByRole("button", { name: "Close announcement" }).click()
  await watchLayout(page)
  await page.reload()
  expect(await seen(page)).toEqual({ shifts: 0, frames: 0 })
})

test("moves nothing when it is shown", async ({ page }) => {
  await watchLayout(page)
  await page.goto("/docs/intro")
  await expect(bar(page)).toBeVisible()
  const { shifts, frames } = await seen(page)
  expect(shifts).toBe(0)
  expect(frames).toBeGreaterThan(0)
})

test("shows a new announcement and resets the dismissal of the last one", async ({ page }) => {
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

test("keeps the rescue banner when it is closed", async ({ page }) => {
  await page.goto("/docs/intro")
  await bar(page).getByRole("button", { name: "Close announcement" }).click()
  await expect(page.getByRole("region", { name: "Important notice" })).toBeVisible()
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedNoise: [/preloaded using link preload/] })

  test("shows the announcement without a button", async ({ page }) => {
    await page.goto("/docs/intro")
    await expect(bar(page)).toContainText(announcement.text)
    await expect(bar(page).getByRole("button")).toHaveCount(0)
    await expect(page.getByRole("button", { name: "Analytics preferences" })).toHaveCount(0)
  })
})
