import { defineConfig } from "@playwright/test"
import whole from "../../playwright.config"

/**
 * Compares each page type with its picture at four widths, light and dark: `npm run tools --
 * visual`. The baselines in `.screenshots` come from `--update-snapshots` on an older build and are
 * not committed, because rendering differs between machines.
 */
export default defineConfig({
  ...whole,
  testDir: ".",
  globalSetup: ["./same-browser.ts", "../helpers/serve-build.ts"],
  // Comparing two equal pictures of a tall page takes seconds on a busy machine.
  expect: { timeout: 30_000 },
  timeout: 180_000,
  snapshotPathTemplate: "../../.screenshots/{arg}{ext}",
  outputDir: "../../test-results",
  reporter: [
    ["list"],
    ["html", { open: "never", outputFolder: "../../playwright-report" }],
    ["./changed-pages.ts"],
  ],
  projects: [{ name: "visual" }],
})
