import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { writeIfChanged } from "./write-files"

/** Digest of a file's source, with the size and time that the file then had. */
interface FileState {
  from: string
  size: number
  mtimeMs: number
}

/**
 * Files of a folder with the sources that the previous build made them from. A file that would be
 * the same is neither made nor read.
 */
export class FileCache {
  readonly #folder: string
  readonly #listFile: string
  readonly #before: Record<string, FileState>
  readonly #now: Record<string, FileState> = {}

  /** @param listFile absolute path of the list that is stored for the next build */
  constructor(folder: string, listFile: string) {
    this.#folder = folder
    this.#listFile = listFile
    this.#before = readList(listFile)
  }

  /**
   * Returns true if a file exists and was made from the same source.
   * @param path relative to the folder
   * @param from digest of the source
   */
  holds(path: string, from: string): boolean {
    const before = this.#before[path]
    const now = this.#stateOf(path, from)
    const same = before && now && before.size === now.size && before.mtimeMs === now.mtimeMs
    if (!same || before.from !== from) return false
    this.#now[path] = before
    return true
  }

  /**
   * Writes a file and records its source if known. A file with the same bytes keeps its time.
   * @returns true if there was no such file
   */
  write(path: string, from: string | undefined, body: string | Uint8Array): boolean {
    const isNew = !existsSync(join(this.#folder, path))
    writeIfChanged(this.#folder, path, body)
    const state = from && this.#stateOf(path, from)
    if (state) this.#now[path] = state
    return isNew
  }

  /**
   * Saves the list for the next build, by renaming a temporary file, so that an interrupted build
   * leaves no partial list.
   */
  save(): void {
    mkdirSync(dirname(this.#listFile), { recursive: true })
    writeFileSync(`${this.#listFile}.new`, JSON.stringify(this.#now))
    renameSync(`${this.#listFile}.new`, this.#listFile)
  }

  #stateOf(path: string, from: string): FileState | undefined {
    const stats = statSync(join(this.#folder, path), { throwIfNoEntry: false })
    return stats?.isFile() ? { from, size: stats.size, mtimeMs: stats.mtimeMs } : undefined
  }
}

function readList(file: string): Record<string, FileState> {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    // In the first build, or if the list is invalid, all files are made.
    return {}
  }
}
