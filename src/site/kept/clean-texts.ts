import { readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { threadId } from "node:worker_threads"
import { digestOf } from "../../lib/digest"
import { codeFingerprint, compilerPaths } from "../fingerprint"
import { cacheRoot } from "../project-paths"

let code: string | undefined

/** Of the code that runs here, as the first reading found it: in develop the files may be others by now. */
function codeThatLooks(): string {
  code ??= codeFingerprint(compilerPaths)
  return code
}

/**
 * Digests of the texts in which the last reading found no phrase of the word list: nearly all are as they were then.
 * @param list the word list; digests that were kept for another one do not count
 * @returns the digests, and what keeps those of this reading
 */
export function cleanTexts(list: unknown): {
  known: ReadonlySet<string>
  keep: (clean: readonly string[]) => void
} {
  const file = join(cacheRoot, "clean-texts.json")
  const of = digestOf([codeThatLooks(), list])
  const before = read(file)
  const known = new Set(before.of === of ? before.clean : [])
  const keep = (clean: readonly string[]) => {
    const now = new Set(clean)
    if (before.of === of && now.size === known.size && clean.every(each => known.has(each))) return
    // Written aside and renamed, so that a reading that is stopped half-way leaves no torn file.
    const aside = `${file}.${process.pid}-${threadId}`
    writeFileSync(aside, JSON.stringify({ of, clean: [...now] } satisfies Kept))
    renameSync(aside, file)
  }
  return { known, keep }
}

interface Kept {
  /** The list, and the code that looked for it. */
  of: string
  clean: string[]
}

function read(file: string): Kept {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return { of: "", clean: [] }
  }
}
