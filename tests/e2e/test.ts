import { test as base, expect, type LaunchOptions, type Page } from "@playwright/test"
import { findHeadlessBrowser } from "../../scripts/find-browser"
import { notFoundPath } from "../../src/content/routes"

interface Options {
  /** Console messages that a test causes on purpose. */
  expectedNoise: RegExp[]
}

/** Turns off background requests, because the tests need only the served site. */
const quietBrowser = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-default-apps",
  "--disable-sync",
  "--no-first-run",
  "--hide-scrollbars",
]

/** Launch options of the installed browser. */
export async function browserHere(given: LaunchOptions): Promise<LaunchOptions> {
  return { ...given, executablePath: await findHeadlessBrowser(), args: quietBrowser }
}

/** Waits until the page's scripts run, so that a test's next step reaches them. */
export async function alive(page: Page): Promise<void> {
  await page.locator(":root[data-ready]").waitFor()
}

/**
 * Makes `goto` and `reload` wait until the page's scripts run, which may be after the load event.
 * With `waitUntil`, they wait only for that event, for tests that block scripts.
 */
function openAlive(page: Page): void {
  const { goto, reload } = page
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options)
    if (!options?.waitUntil) await alive(page)
    return response
  }
  page.reload = async options => {
    const response = await reload.call(page, options)
    if (!options?.waitUntil) await alive(page)
    return response
  }
}

/**
 * Playwright's test in the installed browser, on the served build; opened pages wait for their
 * scripts. Console errors and warnings, uncaught errors, and requests to other hosts fail the test.
 */
export const test = base.extend<Options & { quiet: undefined }>({
  launchOptions: [
    async ({ launchOptions: given }, use) => {
      await use(await browserHere(given))
    },
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from the pattern.
  baseURL: async ({}, use) => use(process.env.SITE_ORIGIN),
  expectedNoise: [[], { option: true }],
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on("page", openAlive)
    await use(context)
  },
  quiet: [
    async ({ context, baseURL, expectedNoise }, use) => {
      const noise: string[] = []
      context.on("console", message => {
        const { url } = message.location()
        // The 404 page has this status and preloads data for any address, even at its own address.
        const isUnknown = /status of 404|preloaded using link preload/.test(message.text())
        if (url.replace(/\/$/, "") === `${baseURL}${notFoundPath}` && isUnknown) return
        if (message.type() === "error" || message.type() === "warning")
          noise.push(`${message.type()}: ${message.text()} (${url})`)
      })
      context.on("weberror", error => noise.push(`uncaught: ${error.error().message}`))
      context.on("request", request => {
        const { protocol, origin } = new URL(request.url())
        if (protocol.startsWith("http") && origin !== baseURL)
          noise.push(`request to another host: ${request.url()}`)
      })
      await use(undefined)
      // Pending answers of a test's routes would otherwise fail the test when it ends.
      for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" })
      const unexpected = noise.filter(line => !expectedNoise.some(pattern => pattern.test(line)))
      expect(unexpected, "console errors and warnings, and requests to other hosts").toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1280, height: 900 }
