import { randomUUID } from "node:crypto"
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { projectRoot } from "../project-paths"

/**
 * What is known of pictures and what was made of them, by the digest of their bytes. It outlives `.cache` and `public`, and develop
 * and builds share it.
 */
export const picturesRoot = join(projectRoot, ".pictures")

/** A kept file, if it is there. */
export function readKept(name: string): Buffer | undefined {
  try {
    return readFileSync(join(picturesRoot, name))
  } catch {
    return undefined
  }
}

/**
 * Keeps a file. Written aside and renamed, so that whoever is stopped leaves no half of one; under a name of its own, since threads and
 * other builds may be making the same file.
 */
export function keep(name: string, body: string | Uint8Array): void {
  mkdirSync(picturesRoot, { recursive: true })
  const file = join(picturesRoot, name)
  const unfinished = `${file}.${randomUUID()}.part`
  writeFileSync(unfinished, body)
  renameSync(unfinished, file)
}
