import { test as base } from "@playwright/test"
import { browserHere } from "../e2e/test"
import { type Develop, startDevelop } from "./start-develop"

export { expect } from "@playwright/test"

/** One running develop for all tests; a test that fails leaves the next ones another. */
export const test = base.extend<{ told: undefined }, { develop: Develop }>({
  launchOptions: [
    async ({ launchOptions: given }, use) => use(await browserHere(given)),
    { scope: "worker" },
  ],
  // What develop did meanwhile says more of a failure than the page does.
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
