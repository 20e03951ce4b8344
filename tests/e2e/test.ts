import { test as base, expect, type LaunchOptions, type Page } from "@playwright/test"
import { findHeadlessBrowser } from "../../scripts/find-browser"
import { notFoundPath } from "../../src/content/routes"

interface Options {
  /** Console messages that a test brings about on purpose. */
  expectedNoise: RegExp[]
}

/** Nothing but the served site is needed, so nothing else may be asked for. */
const quietBrowser = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-default-apps",
  "--disable-sync",
  "--no-first-run",
  "--hide-scrollbars",
]

/** How the browser that the machine has is started. */
export async function browserHere(given: LaunchOptions): Promise<LaunchOptions> {
  return { ...given, executablePath: await findHeadlessBrowser(), args: quietBrowser }
}

/** Waits until the page has come to life, so that what a test does next meets the scripts. */
export async function alive(page: Page): Promise<void> {
  await page.locator(":root[data-ready]").waitFor()
}

/**
 * Makes opening and reloading wait until the page is alive, which scripts that come after the first frame may be only
 * after its load event. With `waitUntil` a test takes the moment that it names, where scripts are kept away for one.
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
 * Playwright's test in the browser that the machine has, on the served build. Opened pages are alive. Every test fails
 * on a console error or warning, on an uncaught error, and on a request to another host.
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
        // At its own address, too, the page for unknown addresses has that status and preloads data for any address.
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
      // What a test answers in the site's place may still be on its way when it ends, and would fail it.
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
