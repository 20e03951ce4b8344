import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { digestOf } from "../../lib/digest"
import { writeIfChanged } from "../write-files"

/** Digests of what an archive was made from, and of its bytes. */
interface Kept {
  inputs: string
  archive: string
}

/** Archives or pictures of the build before, which are not made again where they would be the same. */
export interface KeptArchives {
  /**
   * Writes an archive unless the folder holds it already, as it was made from the same.
   * @param inputs all that its bytes depend on, beside the build's own code: a build by other code starts without files
   */
  write(path: string, inputs: object, make: () => Uint8Array): void
  /** Remembers what was written, for the next build. */
  save(): void
}

/** @param listName of the list that is kept in the cache folder */
export function keptArchives(
  publicFolder: string,
  cacheFolder: string,
  listName = "archives.json",
): KeptArchives {
  const before = readList(join(cacheFolder, listName))
  const now: Record<string, Kept> = {}
  return {
    write(path, from, make) {
      const kept = before[path]
      const inputs = digestOf(from)
      const file = join(publicFolder, path)
      const isKept =
        kept?.inputs === inputs &&
        existsSync(file) &&
        bytesDigest(readFileSync(file)) === kept.archive
      if (kept && isKept) {
        now[path] = kept
        return
      }
      const bytes = make()
      writeIfChanged(publicFolder, path, bytes)
      now[path] = { inputs, archive: bytesDigest(bytes) }
    },
    save: () => writeIfChanged(cacheFolder, listName, JSON.stringify(now)),
  }
}

/** A list that cannot be read is none: all archives are then made. */
function readList(file: string): Record<string, Kept> {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return {}
  }
}

const bytesDigest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex")
