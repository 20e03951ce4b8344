import type { Page, Route } from "@playwright/test"
import { delays } from "../../src/site.config"
import { appData, contractPage, contractScript, countDocuments, follow, pageData } from "./faults"
import { desktop, expect, test } from "./test"

/** What a fault makes the browser say is not the matter here: readers are. */
test.use({ viewport: desktop, expectedNoise: [/./] })

interface Kind {
  /** Pattern of the addresses. */
  files: string | RegExp
  /** A page that asks for them. */
  page: string
}

const kinds: Record<string, Kind> = {
  "page data": { files: pageData("/blog"), page: "/blog" },
  "app data": { files: appData, page: "/blog" },
  chunk: { files: contractScript, page: contractPage },
  style: { files: "**/*.css", page: "/search?q=delta" },
  font: { files: "**/*.woff2", page: "/blog" },
  "search index": { files: "**/search-index/**", page: "/search?q=delta" },
  worker: { files: /worker[^/]*\.js$/, page: "/search?q=delta" },
  picture: { files: /\.(avif|webp|png|jpe?g|svg)$/, page: "/blog" },
}

const fallback = "<!doctype html><title>Fallback</title><p>Another page"

const faults: Record<string, (route: Route) => unknown> = {
  "404": route => route.fulfill({ status: 404, body: "Not found" }),
  "HTML with 200": route => route.fulfill({ contentType: "text/html", body: fallback }),
  truncated: async route => {
    try {
      const response = await route.fetch()
      const body = await response.body()
      await route.fulfill({ response, body: body.subarray(0, body.length >> 1) })
    } catch {
      // The page has gone meanwhile.
    }
  },
  hanging: () => {},
  offline: route => route.abort("internetdisconnected"),
  "old deployment": route => route.fulfill({ status: 404, body: "Not found" }),
}

const newer = JSON.stringify({ webpackCompilationHash: "newer" })

/** The text that tells pages apart; none where no page is there. */
const heading = (page: Page) => page.evaluate(() => document.querySelector("h1")?.textContent)

/** Lets minutes pass until the page is as it should be. One that is being loaded in full answers nothing. */
async function passUntil<Given>(page: Page, isDone: (given: Given) => boolean, given: Given) {
  const pass = async () => {
    await page.clock.runFor(delays.patience / 3)
    return page.evaluate(isDone as (given: unknown) => boolean, given).catch(() => false)
  }
  await expect.poll(pass, { timeout: 40_000 }).toBe(true)
}

/**
 * Waits until the page is alive at its address, or says what it could not load.
 * @param before heading of the page that was shown, which stays until the next one is there
 */
const settle = (page: Page, path: string, before?: string | null) =>
  passUntil(
    page,
    given =>
      document.querySelector("[role=alert]") !== null ||
      (document.documentElement.dataset.ready !== undefined &&
        document.querySelector("h1")?.textContent !== given.before &&
        location.pathname + location.search === given.path),
    { path, before },
  )

/** There is text, documents are not asked for over and over, and another page can be had. */
async function expectWayOn(page: Page, documents: () => string[]): Promise<void> {
  const before = await heading(page)
  expect(before).toMatch(/\w/)
  expect(documents().length).toBeLessThanOrEqual(2)
  await follow(page, "/research/archive")
  await passUntil(
    page,
    heading =>
      location.pathname === "/research/archive" &&
      document.querySelector("h1")?.textContent !== heading,
    before,
  )
}

for (const [kind, { files, page: address }] of Object.entries(kinds)) {
  for (const [fault, answer] of Object.entries(faults)) {
    /** Meets the fault from now on. */
    const spoil = async (page: Page) => {
      if (fault === "old deployment")
        await page.route(appData, route => route.fulfill({ body: newer }))
      await page.route(files, answer)
    }

    test.describe(`${kind}, ${fault}`, () => {
      test.beforeEach(({ page }) => page.clock.install())

      test("on the first page", async ({ page }) => {
        const documents = countDocuments(page)
        await spoil(page)
        await page.goto(address, { waitUntil: "commit" })
        await settle(page, address)
        await expectWayOn(page, documents)
      })

      test("on the way to a page", async ({ page }) => {
        await page.goto("/docs/intro")
        const documents = countDocuments(page)
        const before = await heading(page)
        await spoil(page)
        await follow(page, address)
        await settle(page, address, before)
        await expectWayOn(page, documents)
      })

      test("on the way back to a page", async ({ page }) => {
        await page.goto(address)
        await follow(page, "/docs/intro")
        await expect(page).toHaveURL("/docs/intro")
        // The new document has none of the files that were loaded before.
        await page.reload()
        const documents = countDocuments(page)
        await spoil(page)
        const before = await heading(page)
        await page.evaluate(() => history.back())
        await settle(page, address, before)
        await expectWayOn(page, documents)
      })
    })
  }
}

test("a host that answers unknown addresses with the home page: readers learn that theirs leads nowhere", async ({
  page,
  request,
}) => {
  const home = await (await request.get("/")).text()
  await page.route("**/no-such-page", route =>
    route.fulfill({ contentType: "text/html", body: home }),
  )
  await page.route(pageData("/no-such-page"), route =>
    route.fulfill({ contentType: "text/html", body: home }),
  )
  const documents = countDocuments(page)
  await page.goto("/no-such-page", { waitUntil: "commit" })
  await expect(page).toHaveTitle(/not found/i)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is out of range")
  expect(documents().length).toBeLessThanOrEqual(3)
})
