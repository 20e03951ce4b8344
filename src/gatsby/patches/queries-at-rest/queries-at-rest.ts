import { setTimeout } from "node:timers/promises"
import { store } from "gatsby/dist/redux"

/** Milliseconds between two looks, and in all. A query that takes longer than that has most likely ended with an error. */
const PAUSE = 50
const PATIENCE = 15_000

/**
 * Resolves when no query runs. Gatsby notes what a query has read when it ends, and takes it for up to date then: a node that changes
 * under it in develop would show on no page until it is saved again.
 */
export async function queriesAtRest(): Promise<void> {
  for (let waited = 0; waited < PATIENCE && isAnyRunning(); waited += PAUSE) await setTimeout(PAUSE)
}

const isAnyRunning = (): boolean =>
  [...store.getState().queries.trackedQueries.values()].some(({ running }) => running !== 0)
