import { search as settings } from "../../site.config"
import { type EmbeddedClient, embeddedClient } from "../embedded"
import type { SearchClient } from "../protocol"
import { type AlgoliaSettings, algoliaOfPage } from "./algolia-settings"
import { type SourcedAnswer, withFallback } from "./with-fallback"

/** The one search of the page: the modal and the search page ask it alike. */
export interface SiteSearch {
  indexName: string
  /** Whether a hosted index should answer; a reader is told when another one does. */
  isHosted: boolean
  search(...parameters: Parameters<SearchClient["search"]>): Promise<SourcedAnswer>
  /** Makes the index that answers ready before the first key. */
  warm(): void
  /** Calls back when the same query may find more than before. Returns what ends it. */
  onMore(listener: () => void): () => void
}

let ofPage: SiteSearch | undefined

export function siteSearch(): SiteSearch {
  ofPage ??= createSiteSearch(algoliaOfPage(document), embeddedClient())
  return ofPage
}

/** @param hostedClient makes the client of the hosted index; asked only where there is one */
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
    // Whoever asks before the first file is there gets their answer from it anyway.
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
    // A script that could not be had is asked for again.
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
