import { defineConfig } from "@playwright/test"
import whole from "../../playwright.config"

/**
 * `npm run tools -- looks`: is every page type drawn as it was, at four widths, light and dark? The pictures to compare with are those that a run with
 * `--update-snapshots` on an older build has left in `.screenshots`: browsers and fonts draw otherwise on every machine,
 * so that they are no part of the repository. Which browser took them is noted beside them, and another one compares nothing.
 */
export default defineConfig({
  ...whole,
  testDir: ".",
  globalSetup: ["./same-browser.ts", "../helpers/serve-build.ts"],
  // Two equal pictures of a tall page, one after the other, take seconds on a busy machine.
  expect: { timeout: 30_000 },
  timeout: 180_000,
  snapshotPathTemplate: "../../.screenshots/{arg}{ext}",
  outputDir: "../../test-results",
  reporter: [
    ["list"],
    ["html", { open: "never", outputFolder: "../../playwright-report" }],
    ["./changed-pages.ts"],
  ],
  projects: [{ name: "looks" }],
})
