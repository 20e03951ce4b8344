import type { BrowserContext, Page } from "@playwright/test"
import { consentKey } from "../../src/analytics/consent"
import { expect } from "../e2e/test"

/** Noise that test.ts would report when consent makes a page request Google's script. */
export const callsOnGoogle =
  /status of 404|request to another host: https:\/\/www\.googletagmanager\.com/

/** Answers requests to Google with an empty script. Returns the requested addresses. */
export async function standInForGoogle(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  await context.route(/googletagmanager|google-analytics|doubleclick/, route => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: "text/javascript", body: "" })
  })
  return asked
}

/** Simulates a reader who allowed or refused analytics on an earlier visit. */
export async function chosenBefore(context: BrowserContext, consent: string): Promise<void> {
  await context.addInitScript(
    ([key = "", value = ""]) => {
      if (sessionStorage.getItem("chosen")) return
      sessionStorage.setItem("chosen", "before")
      localStorage.setItem(key, value)
    },
    [consentKey, consent],
  )
}

export const bar = (page: Page) => page.getByRole("region", { name: "Page views" })

/** Commands with this name that the page has queued for Google's script. */
export const commands = (page: Page, name: string) =>
  page.evaluate(
    wanted =>
      (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer
        .map(command => [...Array.from(command)])
        .filter(([first]) => first === wanted),
    name,
  )

/** Title and path of each page view so far. */
async function views(page: Page): Promise<string[]> {
  // The event is sent in the frame after the one that shows its page.
  await page.evaluate(
    () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  const events = await commands(page, "event")
  return events.map(([, name, parameters]) => {
    const { page_path: path, page_title: title } = parameters as Record<string, string>
    return `${name} ${path} ${title?.split(" | ")[0]}`
  })
}

/** Waits until exactly these page views have been sent. */
export async function expectViews(page: Page, expected: string[]): Promise<void> {
  await expect.poll(() => views(page)).toEqual(expected.map(view => `page_view ${view}`))
}
