import { createRequire } from "node:module"
import type workerPool from "gatsby/dist/utils/worker/pool"
import { gatsbyModule } from "../gatsby-module"

/** Tasks that prepare the workers for queries. Gatsby starts them without waiting for the results. */
const forQueries = ["loadConfigAndPlugins", "buildSchema"] as const

/**
 * Lets a build end while its workers are still preparing for queries, which Gatsby reports as an unhandled error.
 * When queries run in the main process, as on two processors (src/build), the workers do not prepare at all.
 */
export function endShortBuilds(): void {
  const pools: typeof workerPool = gatsbyModule("gatsby/dist/utils/worker/pool")
  const { create } = pools
  pools.create = () => {
    const pool = create()
    for (const name of forQueries) {
      const ask = pool.all[name]
      pool.all[name] = (...args) => {
        const answers = runsQueries() ? ask(...args) : []
        // Whoever needs the answers waits for them, and hears of errors there.
        for (const answer of answers) answer.catch(() => {})
        return answers
      }
    }
    return pool
  }
}

function runsQueries(): boolean {
  const gatsby = createRequire(gatsbyModule.resolve("gatsby/package.json"))
  const { cpuCoreCount }: { cpuCoreCount(): number } = gatsby("gatsby-core-utils")
  return cpuCoreCount() > 1
}
