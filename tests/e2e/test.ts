import { test as base, expect } from "@playwright/test"
import { findBrowser } from "../find-browser"

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

/**
 * Playwright's test in the browser that the machine has, on the served build. Every test fails on a console error or
 * warning, on an uncaught error, and on a request to another host.
 */
export const test = base.extend<Options & { quiet: undefined }>({
  launchOptions: [
    async ({ launchOptions: given }, use) => {
      await use({ ...given, executablePath: await findBrowser(), args: quietBrowser })
    },
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from the pattern.
  baseURL: async ({}, use) => use(process.env.SITE_ORIGIN),
  expectedNoise: [[], { option: true }],
  quiet: [
    async ({ context, baseURL, expectedNoise }, use) => {
      const noise: string[] = []
      context.on("console", message => {
        if (message.type() === "error" || message.type() === "warning")
          noise.push(`${message.type()}: ${message.text()} (${message.location().url})`)
      })
      context.on("weberror", error => noise.push(`uncaught: ${error.error().message}`))
      context.on("request", request => {
        const { protocol, origin } = new URL(request.url())
        if (protocol.startsWith("http") && origin !== baseURL)
          noise.push(`request to another host: ${request.url()}`)
      })
      await use(undefined)
      const unexpected = noise.filter(line => !expectedNoise.some(pattern => pattern.test(line)))
      expect(unexpected, "console errors and warnings, and requests to other hosts").toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1280, height: 900 }
