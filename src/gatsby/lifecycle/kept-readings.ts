import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"

/** What was found in a file, by what was looked for, while the file had this size and time. */
interface Reading {
  size: number
  mtimeMs: number
  found: Record<string, unknown>
}

interface Kept {
  /** Of the code that looked. */
  version: string
  files: Record<string, Reading>
}

/** What is found in files of a folder, each read again only where it was written since. */
export interface KeptReadings {
  /**
   * What `look` finds in the text of a file, now or when it was last read; must be the same as JSON.
   * @param kind name of what is looked for: one for each `look`
   * @param file below the folder
   * @returns undefined where there is no such file
   */
  of<Found>(
    kind: string,
    file: string,
    encoding: "utf8" | "latin1",
    look: (text: string) => Found,
  ): Found | undefined
  /** Writes down what was found, for the next build. */
  save(): void
}

/**
 * Most builds change few pages of many, while checks need what stands in all of them.
 * @param keptIn absolute path of the file that is kept; without it nothing is
 * @param version of the code that looks: what another one found is not taken
 */
export function keptReadings(folder: string, keptIn?: string, version = ""): KeptReadings {
  const before = keptIn ? readingsIn(keptIn, version) : {}
  const now: Record<string, Reading> = {}

  /** What is known of the file as it is now. */
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
      if (!keptIn) return
      mkdirSync(dirname(keptIn), { recursive: true })
      // Written aside and renamed, so that a build stopped half-way leaves no torn file.
      writeFileSync(`${keptIn}.new`, JSON.stringify({ version, files: now } satisfies Kept))
      renameSync(`${keptIn}.new`, keptIn)
    },
  }
}

function readingsIn(file: string, version: string): Kept["files"] {
  try {
    const kept = JSON.parse(readFileSync(file, "utf8")) as Kept
    return kept.version === version ? kept.files : {}
  } catch {
    // The first build, or a file that something else has written: all is read once.
    return {}
  }
}
