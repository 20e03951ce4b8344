import { liteClient } from "algoliasearch/lite"
import { search as settings } from "../../site.config"
import type { SearchAnswer, SearchClient } from "../protocol"
import { type AlgoliaSettings, clientHosts } from "./algolia-settings"
import { hostsCache } from "./hosts-cache"

/** The hosted index. Asks under the name that the environment gives it, whatever a request calls it. */
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
    // The protocol of this site is the part of Algolia's that it uses.
    search: async ({ requests }) =>
      (await client.search(
        requests.map(request => ({ ...request, indexName })) as Parameters<typeof client.search>[0],
      )) as SearchAnswer,
  }
}
