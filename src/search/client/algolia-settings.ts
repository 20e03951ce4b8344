/** Location of a hosted index and the public key for it. */
export interface AlgoliaSettings {
  appId: string
  /** Search-only key, which every page contains; the admin key never reaches a page. */
  searchKey: string
  indexName: string
  /** Hosts (`127.0.0.1:7700`) used instead of Algolia's own, for tests and development. */
  hosts: string[]
}

const metaName = "algolia"

/**
 * Settings from the environment at build time; undefined unless all three are set. The names are
 * written out because the bundler replaces them with their values.
 */
export function algoliaFromEnvironment(): AlgoliaSettings | undefined {
  const appId = process.env.GATSBY_ALGOLIA_APP_ID
  const searchKey = process.env.GATSBY_ALGOLIA_SEARCH_KEY
  const indexName = process.env.GATSBY_ALGOLIA_INDEX_NAME
  const host = process.env.GATSBY_ALGOLIA_HOST
  if (!appId || !searchKey || !indexName) return undefined
  return { appId, searchKey, indexName, hosts: host ? host.split(",") : [] }
}

/**
 * Meta element that passes the settings to the page's script, so the script is the same with and
 * without Algolia.
 */
export function algoliaMeta(settings: AlgoliaSettings): { name: string; content: string } {
  return { name: metaName, content: JSON.stringify(settings) }
}

/** Settings that `algoliaMeta` wrote into the current page; undefined if missing or invalid. */
export function algoliaOfPage(document: Document): AlgoliaSettings | undefined {
  const content = document.querySelector(`meta[name="${metaName}"]`)?.getAttribute("content")
  if (!content) return undefined
  try {
    return JSON.parse(content) as AlgoliaSettings
  } catch {
    return undefined
  }
}

/** Origin to preconnect to before the first search. */
export function algoliaOrigin({ appId, hosts }: AlgoliaSettings): string {
  const [host] = hosts
  return host ? `${protocolOf(host)}://${host}` : `https://${appId.toLowerCase()}-dsn.algolia.net`
}

/** Protocol of a host: plain http for loopback hosts only. */
export function protocolOf(host: string): "http" | "https" {
  return /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host) ? "http" : "https"
}

/** Algolia client options that set custom hosts; empty if there are none. */
export function clientHosts(hosts: readonly string[]) {
  if (hosts.length === 0) return {}
  return {
    hosts: hosts.map(host => {
      const [url = "", port] = host.split(":")
      return {
        url,
        ...(port ? { port: Number(port) } : {}),
        protocol: protocolOf(host),
        accept: "readWrite" as const,
      }
    }),
  }
}
