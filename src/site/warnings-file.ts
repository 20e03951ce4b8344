import { rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { listWarnings, summarizeWarnings, type Warnings } from "../content/warnings"
import { projectRoot } from "./project-paths"

/** File with all warnings of the last check or build, below the project root. */
export const warningsFile = "content-warnings.txt"

/**
 * Writes the whole list, or removes an older one. Returns its summary for a terminal; empty if
 * there are no warnings.
 */
export function writeWarnings(found: Warnings): string {
  const file = join(projectRoot, warningsFile)
  const list = listWarnings(found)
  if (list) writeFileSync(file, `${list}\n`)
  else rmSync(file, { force: true })
  return summarizeWarnings(found, warningsFile)
}
