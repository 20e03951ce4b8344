/** Where a hosted index is to be asked, and with which public key. */
export interface AlgoliaSettings {
  appId: string
  /** The key that may only search. It is in every page; an admin key never is. */
  searchKey: string
  indexName: string
  /** Hosts (`127.0.0.1:7700`) in place of Algolia's own, for tests and developers. */
  hosts: string[]
}

const metaName = "algolia"

/**
 * Settings of the environment while pages are made; undefined unless all three are set. The names are spelt out
 * because the bundler puts their values in their place.
 */
export function algoliaFromEnvironment(): AlgoliaSettings | undefined {
  const appId = process.env.GATSBY_ALGOLIA_APP_ID
  const searchKey = process.env.GATSBY_ALGOLIA_SEARCH_KEY
  const indexName = process.env.GATSBY_ALGOLIA_INDEX_NAME
  const host = process.env.GATSBY_ALGOLIA_HOST
  if (!appId || !searchKey || !indexName) return undefined
  return { appId, searchKey, indexName, hosts: host ? host.split(",") : [] }
}

/** The element that tells the page's script of them; the script itself is the same with and without. */
export function algoliaMeta(settings: AlgoliaSettings): { name: string; content: string } {
  return { name: metaName, content: JSON.stringify(settings) }
}

/** What `algoliaMeta` says in the page shown; undefined where nothing or nonsense is said. */
export function algoliaOfPage(document: Document): AlgoliaSettings | undefined {
  const content = document.querySelector(`meta[name="${metaName}"]`)?.getAttribute("content")
  if (!content) return undefined
  try {
    return JSON.parse(content) as AlgoliaSettings
  } catch {
    return undefined
  }
}

/** Address to connect to before the first search. */
export function algoliaOrigin({ appId, hosts }: AlgoliaSettings): string {
  const [host] = hosts
  return host ? `${protocolOf(host)}://${host}` : `https://${appId.toLowerCase()}-dsn.algolia.net`
}

/** Loopback hosts speak plain http; everything else must not. */
export function protocolOf(host: string): "http" | "https" {
  return /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host) ? "http" : "https"
}

/** Option of Algolia's clients that names hosts; none where there are no own ones. */
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
