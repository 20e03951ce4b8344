import { createRequire } from "node:module"
import type workerPool from "gatsby/dist/utils/worker/pool"
import { gatsbyModule } from "../gatsby-module"

/** What Gatsby asks of all workers for the sake of queries, and does not wait for. */
const forQueries = ["loadConfigAndPlugins", "buildSchema"] as const

/**
 * Lets a build end before its workers have prepared for queries. Gatsby ends the workers of a short build while they still do, and takes that
 * for an error. Where queries run in the main process, as on two processors (scripts/gatsby), they are not asked to.
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
