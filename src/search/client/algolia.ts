import { liteClient } from "algoliasearch/lite"
import { search as settings } from "../../site.config"
import type { SearchAnswer, SearchClient } from "../protocol"
import { type AlgoliaSettings, clientHosts } from "./algolia-settings"
import { hostsCache } from "./hosts-cache"

/**
 * Client of the hosted index. Uses the index name from the environment and ignores the name in each
 * request.
 */
export function algoliaClient({
  appId,
  searchKey,
  indexName,
  hosts,
}: AlgoliaSettings): SearchClient {
  const client = liteClient(appId, searchKey, {
    timeouts: settings.timeouts,
    hostsCache: hostsCache(),
    ...clientHosts(hosts),
  })
  return {
    // The site's protocol is the subset of Algolia's that it uses.
    search: async ({ requests }) =>
      (await client.search(
        requests.map(request => ({ ...request, indexName })) as Parameters<typeof client.search>[0],
      )) as SearchAnswer,
  }
}
