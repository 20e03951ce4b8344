import { readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { threadId } from "node:worker_threads"
import { digestOf } from "../../lib/digest"
import { codeFingerprint, compilerPaths } from "../fingerprint"
import { cacheRoot } from "../project-paths"

let code: string | undefined

/**
 * Digest of the running code, computed once because in develop the files may have changed since.
 */
function codeThatLooks(): string {
  code ??= codeFingerprint(compilerPaths)
  return code
}

/**
 * Digests of the texts in which the last run found no phrase of the word list; nearly all texts are
 * unchanged since.
 * @param list the word list; digests cached for another list do not count
 * @returns the digests, and a function that caches those of this run
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
    // Written to a temporary file and renamed, so that an interrupted run leaves no partial file.
    const aside = `${file}.${process.pid}-${threadId}`
    writeFileSync(aside, JSON.stringify({ of, clean: [...now] } satisfies Kept))
    renameSync(aside, file)
  }
  return { known, keep }
}

interface Kept {
  /** Digest of the list and of the code that searched for its phrases. */
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
