import { readFileSync } from "node:fs"
import { join } from "node:path"
import { serve } from "../../scripts/serve-site"
import { test as base } from "../e2e/test"
import { folderFile } from "./full-site"

/**
 * The end-to-end test on a small site with analytics, an announcement, two versions of the docs,
 * and the gallery. Ignores 404s, because prefetching finds links in header and footer to pages that
 * the site lacks.
 */
export const test = base.extend<object, { fullSite: string }>({
  fullSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from the pattern.
    async ({}, use) => {
      const folder = JSON.parse(readFileSync(folderFile, "utf8")) as string
      const { url, server } = await serve(0, join(folder, "public"))
      await use(new URL(url).origin)
      server.closeAllConnections()
      server.close()
    },
    { scope: "worker" },
  ],
  baseURL: async ({ fullSite }, use) => use(fullSite),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  expectedNoise: async ({}, use) => use([/status of 404/]),
})
