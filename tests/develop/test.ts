import { test as base } from "@playwright/test"
import { browserHere } from "../e2e/test"
import { type Develop, startDevelop } from "./start-develop"

export { expect } from "@playwright/test"

/** Shares one develop process among all tests; after a failure, the next tests get a new one. */
export const test = base.extend<{ told: undefined }, { develop: Develop }>({
  launchOptions: [
    async ({ launchOptions: given }, use) => use(await browserHere(given)),
    { scope: "worker" },
  ],
  // Prints the output of develop after a failure, because it explains more than the page does.
  told: [
    async ({ develop }, use, test) => {
      const earlier = develop.output().length
      await use(undefined)
      if (test.status !== test.expectedStatus)
        console.error(`develop said:\n${develop.output().slice(earlier).slice(-5000)}`)
    },
    { auto: true },
  ],
  develop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from the pattern.
    async ({}, use) => {
      const develop = await startDevelop()
      await use(develop)
      await develop.stop()
    },
    { scope: "worker", timeout: 600_000 },
  ],
})
