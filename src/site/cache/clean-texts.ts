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
function styleCheckCode(): string {
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
  save: (clean: readonly string[]) => void
} {
  const file = join(cacheRoot, "clean-texts.json")
  const of = digestOf([styleCheckCode(), list])
  const before = read(file)
  const known = new Set(before.of === of ? before.clean : [])
  const save = (clean: readonly string[]) => {
    const now = new Set(clean)
    if (before.of === of && now.size === known.size && clean.every(each => known.has(each))) return
    // Written to a temporary file and renamed, so that an interrupted run leaves no partial file.
    const temporary = `${file}.${process.pid}-${threadId}`
    writeFileSync(temporary, JSON.stringify({ of, clean: [...now] } satisfies CleanTexts))
    renameSync(temporary, file)
  }
  return { known, save }
}

interface CleanTexts {
  /** Digest of the list and of the code that searched for its phrases. */
  of: string
  clean: string[]
}

function read(file: string): CleanTexts {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return { of: "", clean: [] }
  }
}
