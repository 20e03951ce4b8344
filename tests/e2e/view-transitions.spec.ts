import type { Page } from "@playwright/test"
import { desktop, expect, test } from "./test"

test.use({ viewport: desktop })

/** Records the outcome of each view transition. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    const ends: string[] = []
    Object.assign(window, { ends })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = update => {
      const transition = start(update)
      transition.finished.then(
        () => ends.push("blended"),
        () => ends.push("failed"),
      )
      return transition
    }
  })
}

const ends = (page: Page) => page.evaluate(() => (window as unknown as { ends: string[] }).ends)

/** Follows the link to the blog in the header. */
async function toBlog(page: Page) {
  await page
    .getByRole("navigation")
    .getByRole("link", { name: "Blog", exact: true })
    .first()
    .click()
  await expect(page).toHaveURL("/blog")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Panoptic Blog")
}

test("blends pages into each other", async ({ page }) => {
  await watch(page)
  await page.goto("/docs/product/delta")
  await toBlog(page)
  await expect.poll(() => ends(page)).toEqual(["blended"])
})

test("blends no pages with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await watch(page)
  await page.goto("/docs/product/delta")
  await toBlog(page)
  expect(await ends(page)).toEqual([])
})

test("does not blend on a link within the page", async ({ page }) => {
  await watch(page)
  await page.goto("/research/gamma-scalping")
  await page.getByRole("link", { name: "Allen et al. (2006)" }).click()
  await expect(page).toHaveURL(/#ref-/)
  expect(await ends(page)).toEqual([])
})

test("starts a page at its top immediately", async ({ page }) => {
  await page.goto("/research/gamma-scalping")
  await page.evaluate(() => scrollTo({ top: 3000, behavior: "instant" }))
  const firstSeenAt = page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const look = () => {
          if (document.querySelector("h1")?.textContent === "Panoptic Blog") resolve(scrollY)
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
  await toBlog(page)
  expect(await firstSeenAt).toBe(0)
})

test("changes pages without blending when the browser lacks support", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(document, { startViewTransition: undefined })
  })
  await page.goto("/docs/product/delta")
  await toBlog(page)
})

test("draws a page from its top and the rest in the next frame", async ({ page }) => {
  await page.goto("/docs/product/delta")
  const seen = page.evaluate(
    () =>
      new Promise<string[]>(resolve => {
        const root = document.documentElement
        const seen: string[] = []
        new MutationObserver(() => {
          const isDrawn = document.querySelector("footer a")?.checkVisibility()
          seen.push(isDrawn ? "footer drawn" : "footer waits")
          if (root.dataset.arriving === undefined) resolve(seen)
        }).observe(root, { attributeFilter: ["data-arriving"] })
      }),
  )
  await toBlog(page)
  expect(await seen).toEqual(["footer waits", "footer drawn"])
})
