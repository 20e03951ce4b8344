import { createHash } from "node:crypto"
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { threadId } from "node:worker_threads"
import { codeFingerprint, compilerPaths } from "./fingerprint"
import { cacheRoot } from "./project-paths"
import type { ReadEntry } from "./read-entry"

/**
 * Compiled entries by digest of file name, text, place and compiler code. It lives outside Gatsby's cache,
 * which Gatsby drops whenever a gatsby-* file changes.
 */
export function compileCache(): {
  get(key: string): ReadEntry | undefined
  set(key: string, value: ReadEntry): void
  keyOf(...parts: string[]): string
} {
  const folder = join(cacheRoot, "entries")
  const fingerprint = codeFingerprint(compilerPaths)
  mkdirSync(folder, { recursive: true })
  const fileOf = (key: string) => join(folder, `${key}.json`)
  return {
    keyOf: (...parts) =>
      createHash("sha256")
        .update([fingerprint, ...parts].join("\0"))
        .digest("hex")
        .slice(0, 32),
    get(key) {
      try {
        return JSON.parse(readFileSync(fileOf(key), "utf8")) as ReadEntry
      } catch {
        return undefined
      }
    },
    set(key, value) {
      // Written aside and renamed, so that a build stopped half-way leaves no torn entry.
      const temporary = `${fileOf(key)}.${process.pid}-${threadId}`
      writeFileSync(temporary, JSON.stringify(value))
      renameSync(temporary, fileOf(key))
    },
  }
}
