import type { Page } from "@playwright/test"
import { delays } from "../../src/site.config"
import { countDocuments, follow } from "../e2e/faults"
import { desktop, expect, test } from "../e2e/test"
import { isWhole } from "../helpers/extent"
import { allCases, followRequests, kinds, representativeCases, spoil } from "./matrix"

/**
 * Tests each kind of file with each fault, on each way to the page: the page must be complete or
 * report the fault, and must not reload forever. Nightly runs cover every case, other runs a third
 * of them.
 */
test.use({ viewport: desktop, expectedNoise: [/./] })

test.beforeEach(({ page }) => page.clock.install())

interface Shown {
  /** Heading of the page; empty if no page is shown. */
  heading: string
  /** Number of characters in the page's text. */
  text: number
  isAlive: boolean
  address: string
  /** True if an alert with a button reports that something failed to load. */
  isTold: boolean
  /** True if a status reports that something is loading. */
  isWaiting: boolean
  results: number
}

const shown = (page: Page): Promise<Shown> =>
  page.evaluate(() => ({
    heading: document.querySelector("h1")?.textContent ?? "",
    text: document.querySelector("main")?.innerText.trim().length ?? 0,
    isAlive: document.documentElement.dataset.ready !== undefined,
    address: location.pathname + location.search,
    isTold: [...document.querySelectorAll("[role=alert]")].some(alert =>
      alert.querySelector("button"),
    ),
    isWaiting: [...document.querySelectorAll("[role=status]")].some(status =>
      /Loading|Searching/.test(status.textContent ?? ""),
    ),
    results: document.querySelectorAll("main h2 a[href]").length,
  }))

/**
 * Waits until the page is as expected, ignoring errors while it reloads. Advances the page's clock
 * only when every pending request hangs, so that no timeout cuts off an answer that is still on its
 * way.
 */
async function passUntil(
  page: Page,
  requests: ReturnType<typeof followRequests>,
  isDone: (page: Shown) => boolean,
): Promise<void> {
  let last: Shown | undefined
  const pass = async () => {
    const { hanging, others } = requests()
    if (hanging > 0 && others === 0)
      await page.clock.fastForward(delays.patience / 3).catch(() => {})
    last = await shown(page).catch(() => undefined)
    return last !== undefined && isDone(last)
  }
  await expect
    .poll(pass, { timeout: 30_000, intervals: [0, 20, 50, 100] })
    .toBe(true)
    .catch(() => expect(last, "what the page came to").toBe("complete, or told of"))
}

for (const each of isWhole ? allCases : representativeCases) {
  const { kind, fault, way } = each
  const { page: address, ...rest } = kinds[kind]
  test(`${kind}, ${fault}, ${way}`, async ({ page }) => {
    const requests = followRequests(page)
    let before = ""
    if (way === "a link") {
      await page.goto("/docs/intro")
      before = (await shown(page)).heading
    }
    if (way === "going back") {
      await page.goto(address)
      await follow(page, "/docs/intro")
      await expect(page).toHaveURL("/docs/intro")
      // A new document has none of the files that were loaded before.
      await page.reload()
      before = (await shown(page)).heading
    }
    const documents = countDocuments(page)
    await spoil(page, each)
    if (way === "the first page") await page.goto(address, { waitUntil: "commit" })
    if (way === "a link") await follow(page, address)
    if (way === "going back") await page.evaluate(() => history.back())

    await passUntil(page, requests, ({ heading, isAlive, isTold, results, ...there }) => {
      const isComplete =
        isAlive &&
        heading !== before &&
        there.address === address &&
        !("isSearched" in rest && results === 0)
      return heading !== "" && !there.isWaiting && (isTold || isComplete)
    })
    const settled = await shown(page)
    expect(settled.text, "characters of text").toBeGreaterThan(20)
    const asked = documents().length
    expect(asked, "documents that were asked for").toBeLessThanOrEqual(2)
    await expect.poll(() => requests().others).toBe(0)
    for (let times = 0; times < 4; times++) await page.clock.fastForward(delays.patience)
    expect(documents()).toHaveLength(asked)

    // Another page can still be opened while the fault lasts.
    await follow(page, "/research/archive")
    await passUntil(
      page,
      requests,
      now => now.address === "/research/archive" && now.heading !== settled.heading,
    )
    // A newer deployment may force one full load, and a cached older document one more.
    expect(documents().length).toBeLessThanOrEqual(asked + 2)
  })
}

test("reports an unknown address when the host answers it with the home page", async ({
  page,
  request,
}) => {
  const home = await (await request.get("/")).text()
  for (const pattern of ["**/no-such-page", "**/page-data/no-such-page/page-data.json"])
    await page.route(pattern, route => route.fulfill({ contentType: "text/html", body: home }))
  const documents = countDocuments(page)
  await page.goto("/no-such-page", { waitUntil: "commit" })
  await expect(page).toHaveTitle(/not found/i)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is out of range")
  expect(documents().length).toBeLessThanOrEqual(3)
})
