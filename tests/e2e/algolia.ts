import type { Page } from "@playwright/test"
import { type AlgoliaServer, startAlgoliaServer } from "../../scripts/algolia-mock/server"
import { serve } from "../../scripts/serve-site"
import type { Hosting } from "../../src/emit/hosting/hosting"
import { loadRecords } from "../../src/gatsby/algolia/load-records"
import { type AlgoliaSettings, algoliaMeta } from "../../src/search/client/algolia-settings"
import type { SearchRecord } from "../../src/search/protocol"
import { test as base } from "./test"

export const indexName = "hosted"

const searchKey = "public-search-key"

/** Allows the indexes of these tests, which run on this machine at changing ports. */
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
 * The site's tests with a local server as its hosted index, which contains the site's records. The
 * build is the usual one; tests add the settings of the index to documents as they load.
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
      // The first search builds the index, which may take longer on a busy machine than readers
      // wait.
      server.store.index(indexName).search({ indexName, query: "streamia" })
      await use(server)
      await server.stop()
    },
    { scope: "worker", timeout: 180_000 },
  ],
  /** Serves a policy that names the hosts of the index, as in a build with Algolia. */
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

/** Requests to hosts on this machine, and browser messages about failed requests. */
export const expectedNoise = [
  /request to another host: http:\/\/127\.0\.0\.1:\d+\/|Failed to load resource|net::ERR_/,
]

/**
 * Adds settings to all documents that name these servers as hosts of the index, the first one
 * first. An init script adds them, because documents that a test fulfills itself may not request
 * local hosts.
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

/** Number of searches that a server received. */
export const searches = ({ calls }: AlgoliaServer): number =>
  calls.filter(({ path }) => path.endsWith("/queries")).length

/** Stops the installed clock of a page, so that tests control the timeouts of hosts. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
}

/**
 * Marks the document when the first part of a search response arrives. Only requests to `/queries`
 * count, because Gatsby also loads its data with XMLHttpRequest.
 */
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

/** Removes the mark of an earlier search. */
export const forgetBeginnings = (page: Page) =>
  page.evaluate(() => delete document.documentElement.dataset.begun)

export async function answerBegins(page: Page): Promise<void> {
  await page.locator(":root[data-begun]").waitFor()
}
