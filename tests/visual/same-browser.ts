import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import type { FullConfig } from "@playwright/test"
import { findHeadlessBrowser } from "../../scripts/find-browser"

const note = ".screenshots/browser.txt"

/**
 * Records which browser takes the baseline pictures.
 * @throws Error if another browser took the existing ones, because it would render every page
 * differently
 */
export default async function sameBrowser({ updateSnapshots }: FullConfig): Promise<void> {
  const version = execFileSync(await findHeadlessBrowser(), ["--version"], { encoding: "utf8" })
  const before = existsSync(note) ? readFileSync(note, "utf8") : version
  const isUpdated = updateSnapshots === "all" || updateSnapshots === "changed"
  if (!isUpdated && before !== version)
    throw new Error(
      `The pictures in .screenshots were taken by ${before.trim()}, and here is ${version.trim()}. Take them anew with the older build: npm run tools -- visual --update-snapshots`,
    )
  mkdirSync(dirname(note), { recursive: true })
  writeFileSync(note, version)
}
