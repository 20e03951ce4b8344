import { defineConfig } from "@playwright/test"

/**
 * Tests of features that this site does not use itself: analytics, an announcement, a second docs
 * version, and the component gallery.
 */
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
 * Tests of the built site: `npm run e2e` after `npm run build`. They run against the folder
 * `public`, served the way a host should serve it.
 */
export default defineConfig({
  testDir: "tests",
  globalSetup: "./tests/helpers/serve-build.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  // These tests do not measure speed, and on a busy machine a page can take longer to load than the
  // default of five seconds.
  expect: { timeout: 20_000 },
  reporter: [["list"], ["html", { open: "never" }]],
  // 56 tests took 188 s with screenshots and snapshots of each step, and 114 s without. Use
  // `--trace on` to record them for the test that you are working on.
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
    // One worker, so that all its tests share one `gatsby develop` process.
    { name: "develop", testMatch: "develop/*.spec.ts", workers: 1, fullyParallel: false },
  ],
})
