import { type Browser, chromium } from "@playwright/test"
import { pageFunctions } from "lighthouse/core/lib/page-functions.js"
import { findBrowser, findHeadlessBrowser } from "../scripts/find-browser"
import { serve } from "../scripts/serve-site"

/**
 * Lighthouse's index of script speed on this machine: 1,000 or more for a desktop, from 800 for a
 * fast phone, from 125 for an average one.
 */
export async function benchmarkIndex(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  // The compiler of this script wraps functions in a helper that pages do not have.
  await page.addInitScript({ content: "globalThis.__name = value => value" })
  await page.goto("about:blank")
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex)
  await page.close()
  return Math.round(index)
}

/** Serves a built site, as its host does, during a measurement. */
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

/**
 * Starts a headless browser for a measurement; `whole` selects the full browser that readers have.
 */
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
