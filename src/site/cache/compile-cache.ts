import { createHash } from "node:crypto"
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  writeFileSync,
} from "node:fs"
import { join } from "node:path"
import { threadId } from "node:worker_threads"
import type { Entry } from "../../content/schema/entry"
import { codeFingerprint, compilerPaths } from "../fingerprint"
import { cacheRoot } from "../project-paths"
import type { ReadEntry } from "../read-entry"
import { type PageFacts, splitPage, type TextSizes, withCachedTexts } from "./cached-texts"

/** First line of a file: the entry without its texts, and the size of each text that follows. */
interface CachedEntry extends Omit<ReadEntry, "entry"> {
  entry?: Omit<Entry, "page"> & { page: PageFacts }
  sizes: TextSizes
}

/**
 * Cache of compiled entries by digest of file name, text, location, and compiler code. It is
 * outside of Gatsby's cache, which Gatsby clears whenever a gatsby-* file changes.
 */
export function compileCache(): {
  get(key: string): ReadEntry | undefined
  /** @returns the value as cached, with its texts on disk */
  set(key: string, value: ReadEntry): ReadEntry
  keyOf(...parts: string[]): string
} {
  const folder = join(cacheRoot, "entries")
  const fingerprint = codeFingerprint(compilerPaths)
  mkdirSync(folder, { recursive: true })
  const fileOf = (key: string) => join(folder, `${key}.jsonl`)
  return {
    keyOf: (...parts) =>
      createHash("sha256")
        .update([fingerprint, ...parts].join("\0"))
        .digest("hex")
        .slice(0, 32),
    get(key) {
      const file = fileOf(key)
      try {
        const { line, start, length } = firstLine(file)
        const cached: CachedEntry = JSON.parse(line)
        const end = cached.sizes.reduce((sum, size) => sum + size, start)
        return end === length ? asRead(cached, file, start) : undefined
      } catch {
        return undefined
      }
    },
    set(key, { entry, ...rest }) {
      const file = fileOf(key)
      const { facts, texts } = entry ? splitPage(entry.page) : { facts: undefined, texts: [] }
      const cached: CachedEntry = {
        ...rest,
        ...(entry && facts && { entry: { ...entry, page: facts } }),
        sizes: texts.map(({ length }) => length),
      }
      const first = Buffer.from(`${JSON.stringify(cached)}\n`)
      // Written to a temporary file and renamed, so that an interrupted build leaves no partial
      // entry.
      const temporary = `${file}.${process.pid}-${threadId}`
      writeFileSync(temporary, Buffer.concat([first, ...texts]))
      renameSync(temporary, file)
      return asRead(cached, file, first.length)
    },
  }
}

/** Buffer large enough for the first line of nearly every file. */
const room = Buffer.alloc(65_536)

/**
 * Returns the first line of a file, the offset of the texts, and the length of the file, in bytes.
 */
function firstLine(file: string): { line: string; start: number; length: number } {
  const descriptor = openSync(file, "r")
  try {
    const length = fstatSync(descriptor).size
    const head = room.subarray(0, readSync(descriptor, room, 0, room.length, 0))
    const bytes = head.includes("\n") ? head : readFileSync(file)
    const start = bytes.indexOf("\n") + 1
    return { line: bytes.toString("utf8", 0, start), start, length }
  } finally {
    closeSync(descriptor)
  }
}

function asRead({ entry, sizes, ...rest }: CachedEntry, file: string, start: number): ReadEntry {
  if (!entry) return rest
  return {
    ...rest,
    entry: { ...entry, page: withCachedTexts(entry.page, file, start, sizes) } as Entry,
  }
}
