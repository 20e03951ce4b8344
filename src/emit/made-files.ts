import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { writeIfChanged } from "./write-files"

/** What a file was made of, as a digest, while it had this size and time. */
interface Made {
  from: string
  size: number
  mtimeMs: number
}

/** Files of a folder with what they were made of by the last build: one that would be the same again is neither made nor read. */
export class MadeFiles {
  readonly #folder: string
  readonly #keptIn: string
  readonly #before: Record<string, Made>
  readonly #now: Record<string, Made> = {}

  /** @param keptIn absolute path of the file that is kept for the next build */
  constructor(folder: string, keptIn: string) {
    this.#folder = folder
    this.#keptIn = keptIn
    this.#before = keptFiles(keptIn)
  }

  /**
   * Whether a file is there and made of the same.
   * @param path below the folder
   */
  holds(path: string, from: string): boolean {
    const before = this.#before[path]
    const now = this.#made(path, from)
    const same = before && now && before.size === now.size && before.mtimeMs === now.mtimeMs
    if (!same || before.from !== from) return false
    this.#now[path] = before
    return true
  }

  /**
   * Writes a file and notes what it was made of, if that is known. One that holds these bytes keeps its time.
   * @returns whether there was none
   */
  write(path: string, from: string | undefined, body: string | Uint8Array): boolean {
    const isNew = !existsSync(join(this.#folder, path))
    writeIfChanged(this.#folder, path, body)
    const made = from && this.#made(path, from)
    if (made) this.#now[path] = made
    return isNew
  }

  /** Writes down what was made, for the next build; aside and renamed, so that a build stopped half-way leaves no torn file. */
  save(): void {
    mkdirSync(dirname(this.#keptIn), { recursive: true })
    writeFileSync(`${this.#keptIn}.new`, JSON.stringify(this.#now))
    renameSync(`${this.#keptIn}.new`, this.#keptIn)
  }

  #made(path: string, from: string): Made | undefined {
    const stats = statSync(join(this.#folder, path), { throwIfNoEntry: false })
    return stats?.isFile() ? { from, size: stats.size, mtimeMs: stats.mtimeMs } : undefined
  }
}

function keptFiles(file: string): Record<string, Made> {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    // The first build, or a file that something else has written: all is made once.
    return {}
  }
}
