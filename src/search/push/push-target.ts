/** The hosted index that records are pushed to, and the key that may write it. */
export interface PushTarget {
  appId: string
  adminKey: string
  indexName: string
  /** Hosts (`127.0.0.1:9100`) in place of Algolia's own, for tests and developers. */
  hosts: string[]
}

/** The variable of the admin key. Gatsby hands variables that begin with GATSBY_ to the browser, and no others. */
const adminKeyName = "ALGOLIA_ADMIN_KEY"

/**
 * Where the environment wants records pushed to; undefined unless application, index and admin key are all named.
 * @throws Error where the admin key has a name under which it could reach readers
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
