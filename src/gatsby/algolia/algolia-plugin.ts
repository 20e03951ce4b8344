import { protocolOf } from "../../search/client/algolia-settings"
import type { SearchRecord } from "../../search/protocol"
import { indexSettings } from "../../search/push/index-settings"
import type { PushTarget } from "../../search/push/push-target"
import { pushedRecord } from "../../search/push/pushed-record"
import { digestOf } from "../nodes/digest"

/** Accepts reading and writing, in the words of the client that the plugin brings along. */
const READ_AND_WRITE = 3

/** Entry of gatsby-plugin-algolia, which pushes the site's records after each build. */
export function algoliaPlugin(
  { appId, adminKey, indexName, hosts }: PushTarget,
  loadRecords: () => Promise<SearchRecord[]>,
) {
  return {
    resolve: "gatsby-plugin-algolia",
    options: {
      appId,
      apiKey: adminKey,
      indexName,
      settings: indexSettings,
      queries: [
        {
          // Records are cut from the compiled content; the plugin wants a query before it asks for them.
          query: "{ site { id } }",
          transformer: async () =>
            (await loadRecords()).map(record => pushedRecord(record, digestOf)),
        },
      ],
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
