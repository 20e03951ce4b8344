import type { Page } from "@playwright/test"
import { delays } from "../../src/site.config"
import { countDocuments, follow } from "../e2e/faults"
import { desktop, expect, test } from "../e2e/test"
import { isWhole } from "../helpers/extent"
import { allCases, followRequests, kinds, representativeCases, spoil } from "./matrix"

/**
 * Each kind of file with each fault, however a reader comes to the page: there is text, the page is complete or says
 * what is missing, a way on is there, and nothing is loaded over and over. Minutes pass on a clock of the page's own.
 * At night every case is played, otherwise a third of them.
 */
test.use({ viewport: desktop, expectedNoise: [/./] })

test.beforeEach(({ page }) => page.clock.install())

interface Shown {
  /** Heading of the page; empty where no page is there. */
  heading: string
  /** Characters of its text. */
  text: number
  isAlive: boolean
  address: string
  /** Something says that it could not be had. */
  isTold: boolean
  /** Something says that it is being waited for. */
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
 * Waits until the page is as it should be; one that is being loaded in full answers nothing. Minutes pass where all that
 * is under way hangs: a clock that is ahead of the network would end what is about to arrive.
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
      // The new document has none of the files that were loaded before.
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

    // With the fault still there, another page can be had.
    await follow(page, "/research/archive")
    await passUntil(
      page,
      requests,
      now => now.address === "/research/archive" && now.heading !== settled.heading,
    )
    // In full, where the document has been replaced by a newer site's: once, and once more where a cache has kept the older.
    expect(documents().length).toBeLessThanOrEqual(asked + 2)
  })
}

test("a host that answers unknown addresses with the home page: readers learn that theirs leads nowhere", async ({
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
