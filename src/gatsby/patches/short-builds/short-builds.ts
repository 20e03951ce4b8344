import { createRequire } from "node:module"
import { join } from "node:path"
import type workerPool from "gatsby/dist/utils/worker/pool"
import type workerReporter from "gatsby/dist/utils/worker/reporter"
import { projectRoot } from "../../../site/project-paths"
import { gatsbyModule } from "../gatsby-module"

/** Tasks that prepare workers for queries. Gatsby starts them without waiting for the results. */
const forQueries = ["loadConfigAndPlugins", "buildSchema"] as const

const renderWorker = join(projectRoot, "src/gatsby/patches/short-builds/render-worker.cjs")

/**
 * Lets a build end while its workers are still preparing for queries, which Gatsby would report as
 * an unhandled error. When queries run in the main process, as on two processors (src/build), the
 * worker skips this preparation and loads only the code that renders pages.
 */
export function endShortBuilds(): void {
  const gatsby = createRequire(gatsbyModule.resolve("gatsby/package.json"))
  const { cpuCoreCount }: { cpuCoreCount(): number } = gatsby("gatsby-core-utils")
  const pools: typeof workerPool = gatsbyModule("gatsby/dist/utils/worker/pool")
  const { create } = pools
  pools.create = cpuCoreCount() > 1 ? () => handleRejections(create()) : () => renderingPool(gatsby)
}

/**
 * Prevents a rejected result from ending the process; code that awaits the result still gets the
 * error.
 */
function handleRejections(pool: ReturnType<typeof workerPool.create>) {
  for (const name of forQueries) {
    const run = pool.all[name]
    pool.all[name] = (...args) => {
      const results = run(...args)
      for (const result of results) result.catch(() => {})
      return results
    }
  }
  return pool
}

function renderingPool(gatsby: NodeJS.Require): ReturnType<typeof workerPool.create> {
  const { WorkerPool } = gatsby("gatsby-worker")
  const pool = new WorkerPool(renderWorker, {
    numWorkers: 1,
    env: {
      GATSBY_NODE_GLOBALS: JSON.stringify(Reflect.get(globalThis, "__GATSBY") ?? {}),
      GATSBY_WORKER_POOL_WORKER: "true",
    },
  })
  const reporter: typeof workerReporter = gatsbyModule("gatsby/dist/utils/worker/reporter")
  reporter.initReporterMessagingInMainProcess(pool)
  for (const name of forQueries) pool.all[name] = () => []
  return pool
}
