import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { digestOf } from "../../lib/digest"
import { writeIfChanged } from "../write-files"

/** Digests of an archive's inputs and of its bytes. */
interface CachedDigests {
  inputs: string
  archive: string
}

/** Archives or pictures of the previous build, which are remade only if they would change. */
export interface ArchiveCache {
  /**
   * Writes an archive unless the folder already contains one made from the same inputs.
   * @param inputs everything that the bytes depend on, except the build's own code: a build with
   * other code starts without files
   */
  write(path: string, inputs: object, make: () => Uint8Array): void
  /** Saves the list of written archives for the next build. */
  save(): void
}

/** @param listName name of the list in the cache folder */
export function archiveCache(
  publicFolder: string,
  cacheFolder: string,
  listName = "archives.json",
): ArchiveCache {
  const before = readList(join(cacheFolder, listName))
  const now: Record<string, CachedDigests> = {}
  return {
    write(path, from, make) {
      const cached = before[path]
      const inputs = digestOf(from)
      const file = join(publicFolder, path)
      const isCurrent =
        cached?.inputs === inputs &&
        existsSync(file) &&
        bytesDigest(readFileSync(file)) === cached.archive
      if (cached && isCurrent) {
        now[path] = cached
        return
      }
      const bytes = make()
      writeIfChanged(publicFolder, path, bytes)
      now[path] = { inputs, archive: bytesDigest(bytes) }
    },
    save: () => writeIfChanged(cacheFolder, listName, JSON.stringify(now)),
  }
}

/** Reads the list of the previous build. If it is missing or invalid, all archives are remade. */
function readList(file: string): Record<string, CachedDigests> {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return {}
  }
}

const bytesDigest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex")
