import { defineConfig } from "@playwright/test"

/** Tests of what the site itself has switched off: analytics, an announcement, a second docs version, the gallery. */
const onFullSite = [
  "e2e/analytics.spec.ts",
  "e2e/announcement.spec.ts",
  "e2e/back-forward-cache.spec.ts",
  "e2e/component-gallery.spec.ts",
  "e2e/consent.spec.ts",
  "e2e/docs-version.spec.ts",
  "e2e/feedback.spec.ts",
  "e2e/storage.spec.ts",
]

/**
 * Tests of the built site: `npm run e2e` after `npm run build`. They run against the folder `public`, served as
 * a host should serve it.
 */
export default defineConfig({
  testDir: "tests",
  globalSetup: "./tests/helpers/serve-build.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  // How fast a page is loaded in full is no matter of these tests; on a busy machine it takes more than the usual five seconds.
  expect: { timeout: 20_000 },
  reporter: [["list"], ["html", { open: "never" }]],
  // With pictures and copies of the page at each step 56 tests took 188 s, without 114 s. `--trace on` has them for the test at hand.
  use: {
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "files", testMatch: "site/*.spec.ts" },
    { name: "browser", testMatch: "e2e/*.spec.ts", testIgnore: onFullSite },
    {
      name: "full site build",
      testMatch: "full-site/build.setup.ts",
      teardown: "full site removal",
    },
    { name: "full site removal", testMatch: "full-site/remove.teardown.ts" },
    { name: "full site", testMatch: onFullSite, dependencies: ["full site build"] },
    { name: "network", testMatch: "network/*.spec.ts" },
    { name: "docusaurus", testMatch: "fixtures/*.spec.ts" },
    // One worker, so that all of its tests share one running develop.
    { name: "develop", testMatch: "develop/*.spec.ts", workers: 1, fullyParallel: false },
  ],
})
