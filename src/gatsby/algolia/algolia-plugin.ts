import { protocolOf } from "../../search/client/algolia-settings"
import { indexSettings } from "../../search/push/index-settings"
import type { PushTarget } from "../../search/push/push-target"
import { recordsQuery, toPushedRecords } from "./records-query"

/**
 * Value of `accept` for a host that serves both reads and writes, in the plugin's Algolia client.
 */
const READ_AND_WRITE = 3

/** Entry of gatsby-plugin-algolia, which pushes the site's records to Algolia after each build. */
export function algoliaPlugin({ appId, adminKey, indexName, hosts }: PushTarget) {
  return {
    resolve: "gatsby-plugin-algolia",
    options: {
      appId,
      apiKey: adminKey,
      indexName,
      settings: indexSettings,
      queries: [{ query: recordsQuery, transformer: toPushedRecords }],
      // An outage of the hosted index must not block publishing: the next build pushes again.
      continueOnFailure: true,
      algoliasearchOptions: {
        timeouts: { connect: 1, read: 30, write: 30 },
        ...(hosts.length > 0
          ? {
              hosts: hosts.map(url => ({ url, protocol: protocolOf(url), accept: READ_AND_WRITE })),
            }
          : {}),
      },
    },
  }
}
