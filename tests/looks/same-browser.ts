import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import type { FullConfig } from "@playwright/test"
import { findHeadlessBrowser } from "../../scripts/find-browser"

const note = ".screenshots/browser.txt"

/**
 * Notes which browser takes the pictures that later runs compare with.
 * @throws Error where those that are there were taken by another one: it would draw every page otherwise
 */
export default async function sameBrowser({ updateSnapshots }: FullConfig): Promise<void> {
  const version = execFileSync(await findHeadlessBrowser(), ["--version"], { encoding: "utf8" })
  const before = existsSync(note) ? readFileSync(note, "utf8") : version
  const isUpdated = updateSnapshots === "all" || updateSnapshots === "changed"
  if (!isUpdated && before !== version)
    throw new Error(
      `The pictures in .screenshots were taken by ${before.trim()}, and here is ${version.trim()}. Take them anew with the older build: npm run tools -- looks --update-snapshots`,
    )
  mkdirSync(dirname(note), { recursive: true })
  writeFileSync(note, version)
}
