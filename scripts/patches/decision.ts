import { readFileSync, writeFileSync } from "node:fs"
import type { Patch } from "../../src/gatsby/patches/patch"
import { patchTables } from "./table"

/** Decision record that lists all patches. */
export const decisionFile = "docs/decisions/0057-patches-of-packages.md"

const begin = "<!-- npm run patches -- --write -->"
const end = "<!-- end -->"

/**
 * Inserts the tables of the patches between the text's two marks.
 * @throws if a mark is missing
 */
export function withTables(text: string, patches: readonly Patch[]): string {
  const [before, rest = ""] = text.split(begin)
  const [, after] = rest.split(end)
  if (before === undefined || after === undefined)
    throw new Error(`${decisionFile}: write the lines ${begin} and ${end} where the tables go`)
  return `${before}${begin}\n\n${patchTables(patches)}\n\n${end}${after}`
}

/** Writes the tables into the decision record. */
export function writeDecision(patches: readonly Patch[]): void {
  writeFileSync(decisionFile, withTables(readFileSync(decisionFile, "utf8"), patches))
}
