import { createRequire } from "node:module"
import { join } from "node:path"
import { projectRoot } from "../../content/read/project-paths"

/** Gatsby's own version of what it depends on. */
const gatsby = createRequire(
  createRequire(join(projectRoot, "package.json")).resolve("gatsby/package.json"),
)

/** What a worker does to be able to run queries. */
const forQueries: ReadonlySet<string> = new Set(["loadConfigAndPlugins", "buildSchema"])

interface Pool {
  scheduleWorkAll?(name: string, ...args: unknown[]): Promise<unknown>[]
}

/**
 * Spares Gatsby's worker what it would need for queries where it only renders pages, which needs none of it: on two processors queries
 * run in the main process (scripts/gatsby). It would be seconds of the second processor in each build; and a build that is done
 * before them ends with an error, since Gatsby sends its worker the next task after the order to end.
 */
export function spareWorker(): void {
  const { cpuCoreCount }: { cpuCoreCount(): number } = gatsby("gatsby-core-utils")
  if (cpuCoreCount() > 1) return
  const { WorkerPool }: { WorkerPool: { prototype: Pool } } = gatsby("gatsby-worker")
  const pool = WorkerPool.prototype
  const { scheduleWorkAll } = pool
  if (!scheduleWorkAll) throw new Error("gatsby-worker has no scheduleWorkAll")
  pool.scheduleWorkAll = function (name, ...args) {
    return forQueries.has(name) ? [] : scheduleWorkAll.call(this, name, ...args)
  }
}
