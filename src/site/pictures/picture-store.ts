import { randomUUID } from "node:crypto"
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { projectRoot } from "../project-paths"

/**
 * Cache of facts about pictures and of derived pictures, by the digest of their bytes. It outlives
 * `.cache` and `public`, and develop and builds share it.
 */
export const picturesRoot = join(projectRoot, ".pictures")

/** Reads a cached file; undefined if it is missing. */
export function readCached(name: string): Buffer | undefined {
  try {
    return readFileSync(join(picturesRoot, name))
  } catch {
    return undefined
  }
}

/**
 * Caches a file. Writes to a temporary file and renames it, so that an interrupted process leaves
 * no partial file; the unique name avoids conflicts with threads and other builds that write the
 * same file.
 */
export function writeCached(name: string, body: string | Uint8Array): void {
  mkdirSync(picturesRoot, { recursive: true })
  const file = join(picturesRoot, name)
  const unfinished = `${file}.${randomUUID()}.part`
  writeFileSync(unfinished, body)
  renameSync(unfinished, file)
}
