import { buildSchema, graphql } from "gatsby/graphql"
import { onPostBuild } from "gatsby-plugin-algolia/gatsby-node"
import type { SearchRecord } from "../../search/protocol"
import type { PushTarget } from "../../search/push/push-target"
import { searchSchema } from "../schema/search-types"
import { algoliaPlugin } from "./algolia-plugin"

interface Options {
  /** Counts what a push would write and remove, and leaves records and settings as they are. */
  dryRun?: boolean
  /** Is told what is being done, in the plugin's words. */
  tell?: (status: string) => void
}

/**
 * Brings a hosted index in step with records, by the writer that builds use: gatsby-plugin-algolia with the site's
 * options, its query answered from these records. It starts without notes of earlier pushes, so that it asks the
 * index what it holds.
 * @throws Error where the index cannot be had or refuses
 */
export async function pushWithoutBuild(
  target: PushTarget,
  records: readonly SearchRecord[],
  { dryRun = false, tell = () => {} }: Options = {},
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
        activityTimer: () => ({ start() {}, end() {}, setStatus: tell, panicOnBuild: panic }),
        info: tell,
        warn: tell,
        panicOnBuild: panic,
      },
    },
    { ...algoliaPlugin(target).options, continueOnFailure: false, dryRun },
  )
}

/** How the plugin fails: it reports, and expects not to go on. Its client throws objects that are no errors. */
function panic(message: string, cause?: { message?: string }): never {
  throw new Error(cause?.message ? `${message}: ${cause.message}` : message, { cause })
}
