import { type ChildProcess, fork } from "node:child_process"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { realFiles, Workspace } from "./corpus"
import { mutate } from "./mutations"
import type { Change } from "./mutations/mutation"
import { shrink } from "./shrink"
import type { Asked, Outcome } from "./worker"

/** What one mutation came to. */
export interface Tried extends Outcome {
  name: string
  changes: Change[]
}

/** Milliseconds after which a reading counts as endless, and MB of memory that it may take. */
const patience = 120_000
const memory = 1024

/** Milliseconds in which a smaller text is looked for: one that is endless takes its patience at each try. */
const shrinking = 60_000

/** Tries changes of the content one after the other, each on the real files. */
export class Fuzzer {
  readonly #workspace: Workspace
  readonly #root: string
  #worker: ChildProcess | undefined

  constructor(root = process.cwd()) {
    this.#root = root
    this.#workspace = new Workspace(realFiles(join(root, "content")), root)
  }

  /** The n-th mutation of a seed. */
  async try(seed: number, number: number): Promise<Tried> {
    const { name, changes } = this.mutation(seed, number)
    return { ...(await this.read(number, changes)), name, changes }
  }

  mutation(seed: number, number: number): ReturnType<typeof mutate> {
    return mutate(this.#workspace.files, seed, number)
  }

  /** What the content comes to with these changes. */
  async read(number: number, changes: readonly Change[]): Promise<Outcome> {
    // What is new is told against the content as it is.
    if (!this.#worker) {
      this.#workspace.restore()
      await this.#ask({ number: -1, files: [] })
    }
    this.#workspace.apply(changes)
    const outcome = await this.#ask({ number, files: changes.map(({ path }) => `content/${path}`) })
    this.#workspace.restore()
    return outcome
  }

  /** The smallest text that fails as a mutation does. */
  async smallest({ number, changes }: Tried): Promise<string | undefined> {
    const [change, ...others] = changes
    if (!change || !("bytes" in change) || others.length > 0) return undefined
    const end = performance.now() + shrinking
    const fails = async (text: string) => {
      if (performance.now() > end) return false
      const bytes = Buffer.from(text)
      return (await this.read(number, [{ path: change.path, bytes }])).faults.length > 0
    }
    const text = change.bytes.toString("utf8")
    return Buffer.from(text).equals(change.bytes) ? shrink(text, fails) : undefined
  }

  close(): void {
    this.#worker?.kill("SIGKILL")
    this.#workspace.remove()
  }

  #ask(asked: Asked): Promise<Outcome> {
    const worker = this.#worker ?? this.#start()
    return new Promise(resolve => {
      const end = (fault: string) =>
        finish({
          number: asked.number,
          faults: [fault],
          problems: 0,
          first: "",
          milliseconds: patience,
        })
      const finish = (outcome: Outcome) => {
        clearTimeout(timer)
        worker.removeAllListeners()
        if (outcome.milliseconds === patience) {
          worker.kill("SIGKILL")
          this.#worker = undefined
        }
        resolve(outcome)
      }
      const timer = setTimeout(() => end(`not read after ${patience / 1000} s`), patience)
      worker.once("message", finish)
      worker.once("exit", code => end(`the process ended with ${code}`))
      worker.send(asked)
    })
  }

  #start(): ChildProcess {
    const tsx = pathToFileURL(require.resolve("tsx", { paths: [this.#root] })).href
    this.#worker = fork(join(this.#root, "scripts/fuzz/worker.ts"), [], {
      cwd: this.#workspace.folder,
      execArgv: ["--import", tsx, `--max-old-space-size=${memory}`],
      env: { ...process.env, SITE_CONTENT: "content" },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    })
    return this.#worker
  }
}
