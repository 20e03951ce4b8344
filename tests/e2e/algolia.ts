import type { Page } from "@playwright/test"
import { type AlgoliaServer, startAlgoliaServer } from "../../scripts/algolia-stand-in/server"
import { serve } from "../../scripts/serve-site"
import type { Hosting } from "../../src/emit/hosting/hosting"
import { loadRecords } from "../../src/gatsby/algolia/load-records"
import { type AlgoliaSettings, algoliaMeta } from "../../src/search/client/algolia-settings"
import type { SearchRecord } from "../../src/search/protocol"
import { test as base } from "./test"

export const indexName = "hosted"

const searchKey = "public-search-key"

/** Indexes of these tests are on this machine, at ports that come and go. */
function allowIndex(hosting: Hosting): Hosting {
  const policy = hosting.headers["Content-Security-Policy"] ?? ""
  return {
    ...hosting,
    headers: {
      ...hosting.headers,
      "Content-Security-Policy": policy.replace("connect-src", "connect-src http://127.0.0.1:*"),
    },
  }
}

/** Records of the site, read once per worker. */
let records: Promise<SearchRecord[]> | undefined

/**
 * The site's tests with a hosted index on this machine, which holds the records of the site. The build is the
 * usual one: what the environment would have put into its documents is put in as they load.
 */
export const test = base.extend<
  { hosted: AlgoliaServer },
  { server: AlgoliaServer; allowing: string }
>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from the pattern.
    async ({}, use) => {
      records ??= loadRecords()
      const server = await startAlgoliaServer({
        indexes: { [indexName]: await records },
        searchKey,
        adminKey: "private-admin-key",
      })
      // The first search makes the index, which on a busy machine takes longer than a reader waits for a host.
      server.store.index(indexName).search({ indexName, query: "streamia" })
      await use(server)
      await server.stop()
    },
    { scope: "worker", timeout: 180_000 },
  ],
  /** The policy names the hosts of the index, as that of a build with Algolia does. */
  allowing: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const { url, server } = await serve(0, "public", allowIndex)
      await use(new URL(url).origin)
      server.closeAllConnections()
      server.close()
    },
    { scope: "worker" },
  ],
  baseURL: async ({ allowing }, use) => use(allowing),
  hosted: async ({ server }, use) => {
    server.misbehave()
    server.calls.length = 0
    await use(server)
  },
})

/** Only the hosts on this machine, and what a browser says of those that fail. */
export const expectedNoise = [
  /request to another host: http:\/\/127\.0\.0\.1:\d+\/|Failed to load resource|net::ERR_/,
]

/**
 * Has all documents say that these servers host the index, first of them first. From within: documents that a test
 * answers itself may not ask hosts on this machine.
 */
export async function searchOn(
  page: Page,
  servers: readonly { port: number }[],
  settings: Partial<AlgoliaSettings> = {},
): Promise<void> {
  const element = algoliaMeta({
    appId: "TEST",
    searchKey,
    indexName,
    hosts: servers.map(({ port }) => `127.0.0.1:${port}`),
    ...settings,
  })
  await page.addInitScript(attributes => {
    const observer = new MutationObserver(() => {
      if (!document.head) return
      observer.disconnect()
      document.head.append(Object.assign(document.createElement("meta"), attributes))
    })
    observer.observe(document, { childList: true, subtree: true })
  }, element)
}

/** How many searches a server was asked for. */
export const searches = ({ calls }: AlgoliaServer): number =>
  calls.filter(({ path }) => path.endsWith("/queries")).length

/** Stops the installed clock of a page: what a host has time for is then the test's to say. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
}

/** Has documents mark when the first part of an answer to a search has come; Gatsby asks for its data in the same way. */
export async function markBeginnings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { open } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.open = function (...parameters: unknown[]) {
      if (String(parameters[1]).includes("/queries")) {
        this.addEventListener("progress", () => {
          document.documentElement.dataset.begun = ""
        })
      }
      return Reflect.apply(open, this, parameters)
    }
  })
}

/** Unmarks what an earlier search has marked. */
export const forgetBeginnings = (page: Page) =>
  page.evaluate(() => delete document.documentElement.dataset.begun)

export async function answerBegins(page: Page): Promise<void> {
  await page.locator(":root[data-begun]").waitFor()
}
