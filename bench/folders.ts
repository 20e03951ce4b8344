import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { compareText } from "../src/lib/compare-text"

/** All files in a folder, including hidden ones, as sorted relative paths. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(item => item.isFile())
    .map(item => join(item.parentPath, item.name).slice(folder.length + 1))
    .sort(compareText)
}

export interface Difference {
  path: string
  what: "only in the incremental build" | "only in the clean build" | "other bytes"
  /**
   * Position of the first difference, with the incremental and the clean build's bytes from there.
   */
  excerpt?: string
}

/** Number of characters to show of each side. */
const EXCERPT = 90

function partAt(incremental: Buffer, clean: Buffer): string {
  let at = 0
  while (incremental[at] === clean[at]) at++
  const show = (bytes: Buffer) => JSON.stringify(bytes.toString("utf8", at, at + EXCERPT))
  return `byte ${at}: ${show(incremental)} / ${show(clean)}`
}

/** Differences between two output folders, byte for byte. Ignores the build's own stamp. */
export function differences(incremental: string, clean: string): Difference[] {
  const isOutput = (path: string) => path !== ".build-stamp.json"
  const a = new Set(filesBelow(incremental).filter(isOutput))
  const b = new Set(filesBelow(clean).filter(isOutput))
  return [...new Set([...a, ...b])].sort(compareText).flatMap((path): Difference[] => {
    if (!b.has(path)) return [{ path, what: "only in the incremental build" }]
    if (!a.has(path)) return [{ path, what: "only in the clean build" }]
    const bytes = readFileSync(join(incremental, path))
    const cleanBytes = readFileSync(join(clean, path))
    if (bytes.equals(cleanBytes)) return []
    return [{ path, what: "other bytes", excerpt: partAt(bytes, cleanBytes) }]
  })
}
