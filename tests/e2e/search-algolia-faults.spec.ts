import type { Page } from "@playwright/test"
import {
  type AlgoliaServer,
  type Misbehavior,
  startAlgoliaServer,
} from "../../scripts/algolia-mock/server"
import { search } from "../../src/site.config"
import {
  answerBegins,
  expectedNoise,
  forgetBeginnings,
  markBeginnings,
  searches,
  searchOn,
  stopClock,
  test,
} from "./algolia"
import { gate } from "./faults"
import { hits, indexFiles, modal, modalBox, onlyHeadings, openModal, searchFor } from "./search"
import { desktop, expect } from "./test"

const { timeouts } = search

/** Checks that readers get results when the hosted index fails. */
test.use({ viewport: desktop, expectedNoise })

const note = (page: Page) => page.getByText("Results from the index on this site")
const failure = (page: Page) =>
  modal(page).getByText("Unable to fetch results", { exact: true }).first()

/** Starts a host without an index that misbehaves. */
async function brokenHost(how: Misbehavior): Promise<AlgoliaServer> {
  const server = await startAlgoliaServer()
  server.misbehave(how)
  return server
}

/** Searches for another query and waits for its results. */
async function searchAgain(page: Page, query: string): Promise<void> {
  await modalBox(page).fill(query)
  await expect(modal(page).getByRole("status")).toContainText(`results for ${query}`)
}

const faults: [string, Misbehavior][] = [
  ["hangs", { hang: "before" }],
  ["sends half a body", { hang: "halfway" }],
  ["closes the connection", { refuse: true }],
  ["answers 403", { status: 403 }],
  ["answers 404", { status: 404 }],
  ["answers 500", { status: 500 }],
  ["answers 503", { status: 503 }],
]

for (const [fault, how] of faults) {
  test(`uses the embedded index with a quiet note when the only host ${fault}`, async ({
    page,
    hosted,
  }) => {
    hosted.misbehave(how)
    await searchOn(page, [hosted])
    await searchFor(page, "streamia")
    await expect(note(page)).toBeVisible()
    await expect(modal(page).getByRole("link", { name: /Algolia/ })).toBeHidden()
    await expect(failure(page)).toHaveCount(0)
    expect(searches(hosted)).toBe(1)
    await searchAgain(page, "vega")
    expect(searches(hosted), "the next key does not wait for the host again").toBe(1)
  })
}

test("uses the embedded index when nothing listens at the address", async ({ page }) => {
  const { port, stop } = await startAlgoliaServer()
  await stop()
  await searchOn(page, [{ port }])
  await searchFor(page, "streamia")
  await expect(note(page)).toBeVisible()
})

test("uses the embedded index when no index has the name", async ({ page, hosted }) => {
  await searchOn(page, [hosted], { indexName: "no-such-index" })
  await searchFor(page, "streamia")
  await expect(note(page)).toBeVisible()
})

test("uses the embedded index when the key is refused", async ({ page, hosted }) => {
  await searchOn(page, [hosted], { searchKey: "expired" })
  await searchFor(page, "streamia")
  await expect(note(page)).toBeVisible()
})

test("shows the note on the search page, too", async ({ page, hosted }) => {
  hosted.misbehave({ status: 500 })
  await searchOn(page, [hosted])
  await page.goto("/search?q=streamia")
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible()
  await expect(note(page)).toBeVisible()
})

/**
 * Searches on a clock that stands still while a host answers, however long the machine takes. Time
 * passes only while an earlier host hangs, until its timeout.
 */
async function searchPast(
  page: Page,
  query: string,
  { hang }: Misbehavior,
  host: AlgoliaServer,
  silent = host,
) {
  const asked = searches(silent)
  const answer = page.waitForResponse(
    response => response.url().includes(`:${host.port}/`) && response.url().includes("/queries"),
  )
  await stopClock(page)
  await forgetBeginnings(page)
  await modalBox(page).fill(query)
  if (hang === "before") {
    await expect.poll(() => searches(silent), "the silent host has been asked").toBe(asked + 1)
    await page.clock.runFor(timeouts.connect)
  }
  if (hang === "halfway") {
    await answerBegins(page)
    await page.clock.runFor(timeouts.read)
  }
  await (await answer).finished()
  await page.clock.resume()
  await expect(modal(page).getByRole("status")).toContainText(`results for ${query}`)
}

test("retries a failed host after two minutes but not before", async ({ page, hosted }) => {
  await onlyHeadings(page)
  await page.clock.install()
  hosted.misbehave({ status: 500 })
  await searchOn(page, [hosted])
  await searchFor(page, "streamia")
  await expect(note(page)).toBeVisible()
  hosted.misbehave()
  await page.clock.fastForward("01:50")
  await searchAgain(page, "vega")
  expect(searches(hosted)).toBe(1)
  await page.clock.fastForward("00:15")
  await searchPast(page, "theta", {}, hosted)
  expect(searches(hosted)).toBe(2)
  await expect(note(page)).toHaveCount(0)
})

for (const [fault, how] of faults.filter(([, { status = 500 }]) => status >= 500)) {
  test(`uses another host when the first ${fault}, and skips the first for two minutes`, async ({
    page,
    hosted,
  }) => {
    const broken = await brokenHost(how)
    await page.clock.install()
    await markBeginnings(page)
    await searchOn(page, [broken, hosted])
    await openModal(page)
    await searchPast(page, "streamia", how, hosted, broken)
    await expect(note(page)).toHaveCount(0)
    expect([searches(broken), searches(hosted)]).toEqual([1, 1])
    await searchAgain(page, "vega")
    expect([searches(broken), searches(hosted)]).toEqual([1, 2])
    await page.clock.fastForward("02:01")
    await searchPast(page, "theta", how, hosted, broken)
    expect([searches(broken), searches(hosted)]).toEqual([2, 3])
    await broken.stop()
  })
}

test("reports when neither index answers and tries both on the next key", async ({
  page,
  hosted,
}) => {
  hosted.misbehave({ refuse: true })
  await page.route(indexFiles, route => route.abort())
  await searchOn(page, [hosted])
  await openModal(page)
  await modalBox(page).fill("delt")
  await expect(failure(page)).toBeVisible()
  await expect(
    modal(page).getByText("You might want to check your network connection."),
  ).toBeVisible()
  hosted.misbehave()
  await page.keyboard.type("a")
  await expect(hits(page).first()).toBeVisible()
  await expect(failure(page)).toHaveCount(0)
  await expect(note(page)).toHaveCount(0)
})

test("uses the loaded embedded index without a connection", async ({ page, hosted, context }) => {
  hosted.misbehave({ status: 500 })
  await onlyHeadings(page)
  await searchOn(page, [hosted])
  await searchFor(page, "streamia")
  await context.setOffline(true)
  await searchAgain(page, "vega")
  await expect(note(page)).toBeVisible()
})

test("shows no late results of an earlier query", async ({ page, hosted }) => {
  await searchOn(page, [hosted])
  await page.goto("/docs/intro")
  const slow = await gate(page, "**/queries*")
  await page.keyboard.press("/")
  await modalBox(page).fill("streamia")
  await slow.asked
  await modalBox(page).fill("zqxzqxzq")
  await slow.open()
  await expect(modal(page).getByText('No results for "zqxzqxzq"')).toBeVisible()
  await expect(hits(page)).toHaveCount(0)
})
