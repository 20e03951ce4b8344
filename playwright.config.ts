import { defineConfig } from "@playwright/test"

/**
 * Tests of the built site: `npm run e2e` after `npm run build`. They run against the folder `public`, served as
 * a host should serve it.
 */
export default defineConfig({
  testDir: "tests",
  globalSetup: "./tests/serve-build.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  reporter: [["list"], ["html", { open: "never" }]],
  use: { trace: "retain-on-failure" },
  projects: [
    { name: "files", testMatch: "site/*.spec.ts" },
    { name: "browser", testMatch: "e2e/*.spec.ts" },
    { name: "docusaurus", testMatch: "fixtures/*.spec.ts" },
  ],
})
