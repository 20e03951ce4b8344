import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"

/** Results found in a file of this size and modification time, by kind. */
interface Reading {
  size: number
  mtimeMs: number
  found: Record<string, unknown>
}

interface CacheFile {
  /** Version of the code that produced the results. */
  version: string
  files: Record<string, Reading>
}

/** Cache of results found in the files of a folder. A file is read again only if it has changed. */
export interface ReadingCache {
  /**
   * Returns the result of `look` for a file's text, now or when the file was last read. The result
   * must survive a round trip through JSON.
   * @param kind name of the result, one for each `look`
   * @param file below the folder
   * @returns undefined if the file does not exist
   */
  of<Found>(
    kind: string,
    file: string,
    encoding: "utf8" | "latin1",
    look: (text: string) => Found,
  ): Found | undefined
  /** Saves the results for the next build. */
  save(): void
}

/**
 * Caches results between builds, because most builds change few pages while the checks cover all of
 * them.
 * @param cacheFile absolute path of the cache file; without it, nothing is saved
 * @param version of the code that looks; results of another version are discarded
 */
export function readingCache(folder: string, cacheFile?: string, version = ""): ReadingCache {
  const before = cacheFile ? readingsIn(cacheFile, version) : {}
  const now: Record<string, Reading> = {}

  /** Returns the cached reading of the file's current state, or an empty one. */
  function readingOf(file: string, size: number, mtimeMs: number): Reading {
    for (const known of [now[file], before[file]])
      if (known?.size === size && known.mtimeMs === mtimeMs) return known
    return { size, mtimeMs, found: {} }
  }

  return {
    of<Found>(
      kind: string,
      file: string,
      encoding: "utf8" | "latin1",
      look: (text: string) => Found,
    ): Found | undefined {
      const path = join(folder, file)
      const stats = statSync(path, { throwIfNoEntry: false })
      if (!stats?.isFile()) return undefined
      const reading = readingOf(file, stats.size, stats.mtimeMs)
      now[file] = reading
      if (!(kind in reading.found)) reading.found[kind] = look(readFileSync(path, encoding))
      return reading.found[kind] as Found
    },
    save() {
      if (!cacheFile) return
      mkdirSync(dirname(cacheFile), { recursive: true })
      // Written to a temporary file and renamed, so that an interrupted build leaves no partial
      // file.
      writeFileSync(`${cacheFile}.new`, JSON.stringify({ version, files: now } satisfies CacheFile))
      renameSync(`${cacheFile}.new`, cacheFile)
    },
  }
}

function readingsIn(file: string, version: string): CacheFile["files"] {
  try {
    const cached = JSON.parse(readFileSync(file, "utf8")) as CacheFile
    return cached.version === version ? cached.files : {}
  } catch {
    // Either this is the first build or the file is corrupt: read everything again.
    return {}
  }
}
