import type { Page } from "@playwright/test"
import { answerBegins, expectedNoise, markBeginnings, searchOn, stopClock, test } from "./algolia"
import { hits, modal, modalBox, onlyHeadings, openModal } from "./search"
import { desktop, expect } from "./test"

/** Checks how long a reader waits for a silent hosted index, on a clock that the tests control. */
test.use({ viewport: desktop, expectedNoise })

const note = (page: Page) => modal(page).getByText("Results from the index on this site")

/** Opens the modal, stops the page's clock, and searches. */
async function searchWithStoppedClock(page: Page): Promise<void> {
  await onlyHeadings(page)
  await page.clock.install()
  await openModal(page)
  await stopClock(page)
  await modalBox(page).fill("streamia")
}

test("abandons a host that does not answer after one second", async ({ page, hosted }) => {
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

test("abandons a host that stops in the middle of its answer after two seconds", async ({
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
