import { createRequire } from "node:module"
import { join } from "node:path"
import type workerPool from "gatsby/dist/utils/worker/pool"
import type workerReporter from "gatsby/dist/utils/worker/reporter"
import { projectRoot } from "../../content/read/project-paths"
import { buildCodeFile } from "../build-code-file"

/** What is asked of all workers, for queries. */
const forQueries = { loadConfigAndPlugins: () => [], buildSchema: () => [] }

/**
 * Gives Gatsby a worker that can only render pages where queries run in the main process, as they do on two processors
 * (scripts/gatsby). It would load, and be handed, what queries need: seconds of the second processor in each build. And a build that is done
 * before that ends with an error, since Gatsby sends its worker the next task after the order to end.
 */
export function spareWorker(): void {
  const project = createRequire(join(projectRoot, "package.json"))
  const gatsby = createRequire(project.resolve("gatsby/package.json"))
  const { cpuCoreCount }: { cpuCoreCount(): number } = gatsby("gatsby-core-utils")
  if (cpuCoreCount() > 1) return
  const { WorkerPool } = gatsby("gatsby-worker")
  const pools: typeof workerPool = project("gatsby/dist/utils/worker/pool")
  const reporter: typeof workerReporter = project("gatsby/dist/utils/worker/reporter")
  if (!pools.create) throw new Error("Gatsby has another name for what makes its workers")
  pools.create = () => {
    const pool = new WorkerPool(buildCodeFile("render-worker"), {
      numWorkers: 1,
      env: {
        GATSBY_NODE_GLOBALS: JSON.stringify(Reflect.get(globalThis, "__GATSBY") ?? {}),
        GATSBY_WORKER_POOL_WORKER: "true",
      },
    })
    reporter.initReporterMessagingInMainProcess(pool)
    Object.assign(pool.all, forQueries)
    return pool
  }
}
