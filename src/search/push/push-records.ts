import { algoliasearch } from "algoliasearch"
import { clientHosts } from "../client/algolia-settings"
import { indexSettings } from "./index-settings"
import type { PushTarget } from "./push-target"
import type { PushedRecord } from "./pushed-record"

/** What a push changed, or would change. */
export interface PushReport {
  /** Records that the index did not hold, or held otherwise. */
  written: number
  removed: number
  unchanged: number
  /** Whether the settings differed. */
  settings: boolean
}

interface Options {
  /** Tells what a push would change, and changes nothing. */
  dryRun?: boolean
}

/**
 * Brings a hosted index in step with the site's records. Compares with what the index holds, never with notes of
 * earlier pushes, so that nothing is left out after a push that failed; and waits until the index has taken it all.
 */
export async function pushRecords(
  { appId, adminKey, indexName, hosts }: PushTarget,
  records: readonly PushedRecord[],
  { dryRun = false }: Options = {},
): Promise<PushReport> {
  const client = algoliasearch(appId, adminKey, clientHosts(hosts))
  const held = await heldDigests(client, indexName)
  const changed = records.filter(
    ({ objectID, internal }) => held.digests.get(objectID) !== internal.contentDigest,
  )
  const wanted = new Set(records.map(({ objectID }) => objectID))
  const stale = [...held.digests.keys()].filter(id => !wanted.has(id))
  const newSettings = !holdsSettings(held.settings)

  if (!dryRun) {
    if (newSettings) {
      const { taskID } = await client.setSettings({ indexName, indexSettings })
      await client.waitForTask({ indexName, taskID })
    }
    // Readers who search meanwhile find the old or the new of a page rather than neither.
    await client.saveObjects({ indexName, objects: changed.map(asObject), waitForTasks: true })
    await client.deleteObjects({ indexName, objectIDs: stale, waitForTasks: true })
  }
  return {
    written: changed.length,
    removed: stale.length,
    unchanged: records.length - changed.length,
    settings: newSettings,
  }
}

const asObject = (record: PushedRecord): Record<string, unknown> => ({ ...record })

/** Settings of an index and the digests of its records by id; both empty where there is no such index. */
async function heldDigests(client: ReturnType<typeof algoliasearch>, indexName: string) {
  const digests = new Map<string, string | undefined>()
  if (!(await client.indexExists({ indexName }))) return { settings: {}, digests }
  const settings = await client.getSettings({ indexName })
  await client.browseObjects<Partial<Pick<PushedRecord, "internal">>>({
    indexName,
    browseParams: { attributesToRetrieve: ["internal"], hitsPerPage: 1000 },
    aggregator: ({ hits }) => {
      for (const { objectID, internal } of hits) digests.set(objectID, internal?.contentDigest)
    },
  })
  return { settings, digests }
}

/** An index knows more settings than these; the others are left as they are. */
function holdsSettings(settings: object): boolean {
  const held = new Map(Object.entries(settings))
  return Object.entries(indexSettings).every(
    ([name, value]) => JSON.stringify(held.get(name)) === JSON.stringify(value),
  )
}
