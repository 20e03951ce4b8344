import type { Page } from "@playwright/test"
import { answerBegins, expectedNoise, markBeginnings, searchOn, stopClock, test } from "./algolia"
import { hits, modal, modalBox, onlyHeadings, openModal } from "./search"
import { desktop, expect } from "./test"

/** How long a reader waits for a hosted index that is silent, on a clock that the tests move. */
test.use({ viewport: desktop, expectedNoise })

const note = (page: Page) => modal(page).getByText("Results from the index on this site")

/** Opens the modal, stops the clock of the page and searches. */
async function searchWithStoppedClock(page: Page): Promise<void> {
  await onlyHeadings(page)
  await page.clock.install()
  await openModal(page)
  await stopClock(page)
  await modalBox(page).fill("streamia")
}

test("a host that does not answer is given up after a second", async ({ page, hosted }) => {
  hosted.misbehave({ hang: "before" })
  await searchOn(page, [hosted])
  const asked = page.waitForRequest("**/queries*")
  await searchWithStoppedClock(page)
  await asked
  await page.clock.runFor(900)
  await expect(hits(page)).toHaveCount(0)
  await expect(note(page)).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(note(page)).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(hits(page).first()).toBeVisible()
})

test("a host that stops in the middle of its answer is given up after two seconds", async ({
  page,
  hosted,
}) => {
  hosted.misbehave({ hang: "halfway" })
  await markBeginnings(page)
  await searchOn(page, [hosted])
  await searchWithStoppedClock(page)
  await answerBegins(page)
  await page.clock.runFor(1_900)
  await expect(note(page)).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(note(page)).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(hits(page).first()).toBeVisible()
})
