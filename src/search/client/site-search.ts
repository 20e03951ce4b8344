import { search as settings } from "../../site.config"
import { type EmbeddedClient, embeddedClient } from "../embedded"
import type { SearchClient } from "../protocol"
import { type AlgoliaSettings, algoliaOfPage } from "./algolia-settings"
import { type SourcedAnswer, withFallback } from "./with-fallback"

/** The page's search, shared by the dialog and the search page. */
export interface SiteSearch {
  indexName: string
  /** True if a hosted index should answer; readers are notified when another one does. */
  isHosted: boolean
  search(...parameters: Parameters<SearchClient["search"]>): Promise<SourcedAnswer>
  /** Prepares the index before the first keystroke. */
  warm(): void
  /**
   * Calls back when the same query may find more than before. Returns a function that unsubscribes.
   */
  onMore(listener: () => void): () => void
}

let ofPage: SiteSearch | undefined

export function siteSearch(): SiteSearch {
  ofPage ??= createSiteSearch(algoliaOfPage(document), embeddedClient())
  return ofPage
}

/** @param hostedClient creates the client of the hosted index; called only if there is one */
export function createSiteSearch(
  algolia: AlgoliaSettings | undefined,
  embedded: EmbeddedClient,
  hostedClient: (settings: AlgoliaSettings) => Promise<SearchClient> = loadAlgolia,
): SiteSearch {
  let hasTitles = false
  embedded.onTier(tier => {
    hasTitles ||= tier === "titles"
  })
  const shared = {
    // A query made before the first file arrives is answered from that file anyway.
    onMore: (listener: () => void) =>
      embedded.onTier(
        tier => (tier === "texts" || (hasTitles && tier === "headings")) && listener(),
      ),
  }
  if (!algolia) {
    return {
      ...shared,
      indexName: settings.indexName,
      isHosted: false,
      warm: embedded.warm,
      search: async params => ({ ...(await embedded.search(params)), source: "embedded" }),
    }
  }
  let client: Promise<SearchClient> | undefined
  const connect = () => {
    client ??= hostedClient(algolia)
    // If the script fails to load, the next call loads it again.
    client.catch(() => {
      client = undefined
    })
    return client
  }
  return {
    ...shared,
    indexName: algolia.indexName,
    isHosted: true,
    warm: () => {
      connect().catch(() => {})
    },
    search: withFallback(
      { search: async params => (await connect()).search(params) },
      embedded,
      settings,
    ),
  }
}

async function loadAlgolia(settings: AlgoliaSettings): Promise<SearchClient> {
  const { algoliaClient } = await import(/* webpackChunkName: "search-algolia" */ "./algolia")
  return algoliaClient(settings)
}
