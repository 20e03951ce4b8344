import type { Page } from "@playwright/test"
import { callsOnGoogle, chosenBefore, commands, standInForGoogle } from "../full-site/google"
import { test } from "../full-site/test"
import { violations } from "./axe"
import { expect, phone } from "./test"

/** Checks the feedback of readers on a page and its destination. */
test.use({ viewport: phone, expectedNoise: [callsOnGoogle] })

const question = (page: Page) => page.getByText("Was this helpful?")

/** All events sent to Google except page views. */
async function told(page: Page) {
  const events = await commands(page, "event")
  return events.map(([, ...event]) => event).filter(([name]) => name !== "page_view")
}

test("counts an answer in two taps and a comment without personal data", async ({
  page,
  context,
}) => {
  await chosenBefore(context, "granted")
  await standInForGoogle(context)
  const scripts: string[] = []
  page.on("request", request => scripts.push(request.url()))
  await page.goto("/docs/intro?from=mail")
  expect(scripts.filter(url => url.includes("reading-aids"))).toEqual([])
  await question(page).click()
  await page.getByRole("link", { name: "No: A section" }).click()
  await expect(page.getByRole("textbox", { name: "Anything to add? (A section)" })).toBeFocused()
  await page.keyboard.type("Write to ann@example.org")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("textbox")).toHaveCount(0)
  const place = { page_path: "/docs/intro", section: "a-section" }
  expect(await told(page)).toEqual([
    ["page_feedback", { ...place, helpful: "no" }],
    ["page_feedback_comment", { ...place, comment: "Write to [email]" }],
  ])
})

test("explains without consent that the answer opens an issue and fills in the issue", async ({
  page,
}) => {
  await page.goto("/docs/intro")
  await question(page).click()
  await expect(page.getByText("Opens a pre-filled GitHub issue in a new tab")).toBeVisible()
  const href = await page.getByRole("link", { name: "Yes: This page" }).getAttribute("href")
  expect(new URL(href ?? "").searchParams.get("title")).toBe("/docs/intro was helpful")
  expect(await told(page)).toEqual([])
  expect(await violations(page)).toEqual([])
})
