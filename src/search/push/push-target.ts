/** The hosted index that records are pushed to, with the key that can write to it. */
export interface PushTarget {
  appId: string
  adminKey: string
  indexName: string
  /** Hosts (`127.0.0.1:9100`) used instead of Algolia's own, for tests and development. */
  hosts: string[]
}

/**
 * Variable of the admin key. Gatsby exposes only variables that begin with GATSBY_ to the browser.
 */
const adminKeyName = "ALGOLIA_ADMIN_KEY"

/**
 * Push target from the environment; undefined unless application, index and admin key are all set.
 * @throws Error if the admin key has a name under which it could reach readers
 */
export function pushTarget(environment: NodeJS.ProcessEnv): PushTarget | undefined {
  if (environment[`GATSBY_${adminKeyName}`])
    throw new Error(
      `GATSBY_${adminKeyName} is set. Variables that begin with GATSBY_ can reach the browser: rename it to ${adminKeyName}.`,
    )
  const adminKey = environment[adminKeyName]
  const appId = environment.GATSBY_ALGOLIA_APP_ID
  const indexName = environment.GATSBY_ALGOLIA_INDEX_NAME
  if (!adminKey || !appId || !indexName) return undefined
  return { appId, adminKey, indexName, hosts: environment.GATSBY_ALGOLIA_HOST?.split(",") ?? [] }
}
