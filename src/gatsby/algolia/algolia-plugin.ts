import { protocolOf } from "../../search/client/algolia-settings"
import { indexSettings } from "../../search/push/index-settings"
import type { PushTarget } from "../../search/push/push-target"
import { recordsQuery, toPushedRecords } from "./records-query"

/** Accepts reading and writing, in the words of the client that the plugin brings along. */
const READ_AND_WRITE = 3

/** Entry of gatsby-plugin-algolia, which after each build pushes what a query finds: the site's records. */
export function algoliaPlugin({ appId, adminKey, indexName, hosts }: PushTarget) {
  return {
    resolve: "gatsby-plugin-algolia",
    options: {
      appId,
      apiKey: adminKey,
      indexName,
      settings: indexSettings,
      queries: [{ query: recordsQuery, transformer: toPushedRecords }],
      // An outage of the hosted index must not keep a site from being published: the next build pushes again.
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
