import { setTimeout } from "node:timers/promises"
import { store } from "gatsby/dist/redux"

/**
 * Polling interval and timeout, in milliseconds. A query that takes longer has most likely failed.
 */
const PAUSE = 50
const PATIENCE = 15_000

/**
 * Resolves when no query is running. Gatsby records a query's dependencies when it ends and then
 * marks it as up to date, so in develop a node that changes during a query would not appear on any
 * page until it is saved again.
 */
export async function queriesAtRest(): Promise<void> {
  for (let waited = 0; waited < PATIENCE && isAnyRunning(); waited += PAUSE) await setTimeout(PAUSE)
}

const isAnyRunning = (): boolean =>
  [...store.getState().queries.trackedQueries.values()].some(({ running }) => running !== 0)
