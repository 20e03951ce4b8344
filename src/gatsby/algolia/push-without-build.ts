import { buildSchema, graphql } from "gatsby/graphql"
import { onPostBuild } from "gatsby-plugin-algolia/gatsby-node"
import type { SearchRecord } from "../../search/protocol"
import type { PushTarget } from "../../search/push/push-target"
import { searchSchema } from "../schema/search-types"
import { algoliaPlugin } from "./algolia-plugin"

interface Options {
  /** Counts what a push would write and remove, and changes neither records nor settings. */
  dryRun?: boolean
  /** Receives the plugin's progress messages. */
  report?: (status: string) => void
}

/**
 * Syncs a hosted index with the given records through gatsby-plugin-algolia, with the options that
 * builds use. It starts without notes of earlier pushes, so that the plugin queries the index for
 * its contents.
 * @throws Error if the index is unreachable or rejects a request
 */
export async function pushWithoutBuild(
  target: PushTarget,
  records: readonly SearchRecord[],
  { dryRun = false, report = () => {} }: Options = {},
): Promise<void> {
  const schema = buildSchema(searchSchema)
  const rootValue = { allSearchPage: { nodes: [{ records }] } }
  const notes = new Map<string, unknown>()
  await onPostBuild(
    {
      graphql: (source: string) => graphql({ schema, source, rootValue }),
      cache: {
        get: async (key: string) => notes.get(key),
        set: async (key: string, value: unknown) => notes.set(key, value),
      },
      reporter: {
        activityTimer: () => ({ start() {}, end() {}, setStatus: report, panicOnBuild: panic }),
        info: report,
        warn: report,
        panicOnBuild: panic,
      },
    },
    { ...algoliaPlugin(target).options, continueOnFailure: false, dryRun },
  )
}

/**
 * Stand-in for `reporter.panic`, after which the plugin does not expect to continue. The plugin's
 * client throws objects that are not instances of Error.
 */
function panic(message: string, cause?: { message?: string }): never {
  throw new Error(cause?.message ? `${message}: ${cause.message}` : message, { cause })
}
