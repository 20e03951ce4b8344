import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { Change, Files } from "./change"
import { realFiles, Workspace } from "./corpus"

/** Limits of one reading: milliseconds until it counts as endless, and megabytes of memory. */
const patience = 120_000
const memory = 1024

/** Reads changed content in a process that can be killed. */
export class ContentChecker {
  readonly files: Files
  readonly #workspace: Workspace
  readonly #root: string
  #worker: ChildProcess | undefined

  constructor(root = process.cwd()) {
    this.#root = root
    this.files = realFiles(join(root, "content"))
    this.#workspace = new Workspace(this.files, root)
  }

  /** Returns the faults of a reading with these changes, such as a problem without a line. */
  async faultsOf(changes: readonly Change[]): Promise<string[]> {
    // The first reading, of the unchanged content, is the baseline for later ones.
    if (!this.#worker) await this.#read([])
    this.#workspace.apply(changes)
    const faults = await this.#read(changes.map(({ path }) => `content/${path}`))
    this.#workspace.restore()
    return faults
  }

  close(): void {
    this.#worker?.kill("SIGKILL")
    this.#workspace.remove()
  }

  async #read(files: string[]): Promise<string[]> {
    this.#worker ??= this.#start()
    const worker = this.#worker
    const done = new AbortController()
    const { signal } = done
    const timer = setTimeout(() => worker.kill("SIGKILL"), patience)
    try {
      worker.send(files)
      return await Promise.race([
        once(worker, "message", { signal }).then(([faults]) => faults),
        once(worker, "exit", { signal }).then(([code, killed]) => {
          this.#worker = undefined
          return [killed ? `not read after ${patience / 1000} s` : `the process ended with ${code}`]
        }),
      ])
    } finally {
      clearTimeout(timer)
      done.abort()
    }
  }

  #start(): ChildProcess {
    const tsx = pathToFileURL(require.resolve("tsx", { paths: [this.#root] })).href
    return fork(join(this.#root, "scripts/fuzz/content/worker.ts"), [], {
      cwd: this.#workspace.folder,
      execArgv: ["--import", tsx, `--max-old-space-size=${memory}`],
      env: { ...process.env, SITE_CONTENT: "content" },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    })
  }
}
