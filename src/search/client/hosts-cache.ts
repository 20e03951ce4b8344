import type { liteClient } from "algoliasearch/lite"

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>
type Cache = NonNullable<ClientOptions["hostsCache"]>

interface HostKey {
  protocol: string
  url: string
  port?: number
  accept: string
}

/**
 * Remembers which hosts failed, keyed by address and in memory only, because entries stored as text
 * would lose their methods. Algolia's own caches read by the bare host but write by the host with
 * its state, so a hung host costs a second per keystroke
 * (docs/decisions/0041-algolia-and-the-embedded-index.md).
 */
export function hostsCache(): Cache {
  const states = new Map<string, unknown>()
  const keyOf = (key: unknown) => {
    const { protocol, url, port, accept } = key as HostKey
    return `${protocol}://${url}:${port ?? ""}|${accept}`
  }
  return {
    get: async (key, defaultValue) =>
      (states.get(keyOf(key)) as Awaited<ReturnType<typeof defaultValue>> | undefined) ??
      (await defaultValue()),
    set: async (key, value) => {
      states.set(keyOf(key), value)
      return value
    },
    delete: async key => {
      states.delete(keyOf(key))
    },
    clear: async () => {
      states.clear()
    },
  }
}
