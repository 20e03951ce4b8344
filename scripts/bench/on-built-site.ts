import { type Browser, chromium } from "@playwright/test"
import { findBrowser, findHeadlessBrowser } from "../find-browser"
import { serve } from "../serve-site"

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
