import { type Browser, chromium } from "@playwright/test"
import { pageFunctions } from "lighthouse/core/lib/page-functions.js"
import { findBrowser, findHeadlessBrowser } from "../scripts/find-browser"
import { serve } from "../scripts/serve-site"

/** Lighthouse's index of how fast scripts run here: 1,000 and more is a desktop's, from 800 a fast phone's, from 125 a common one's. */
export async function benchmarkIndex(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  // The compiler of this script wraps functions in a helper that the page does not have.
  await page.addInitScript({ content: "globalThis.__name = value => value" })
  await page.goto("about:blank")
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex)
  await page.close()
  return Math.round(index)
}

/** Serves a built site, as its host does, for as long as something is measured on it. */
export async function onBuiltSite<Result>(
  publicFolder: string,
  measure: (url: string) => Promise<Result>,
): Promise<Result> {
  const { url, server } = await serve(0, publicFolder)
  try {
    return await measure(url)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** Starts a browser without a window for as long as something is measured in it; a `whole` one is that which readers have. */
export async function inBrowser<Result>(
  measure: (browser: Browser) => Promise<Result>,
  { whole = false } = {},
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: await (whole ? findBrowser() : findHeadlessBrowser()),
    args: ["--no-sandbox", "--disable-background-networking"],
  })
  try {
    return await measure(browser)
  } finally {
    await browser.close()
  }
}
