import type { SearchRequest } from "../../src/search/protocol"

/**
 * Parameters of one search: beside the name of the index, in an object `params`, or in a URL-encoded string, as the
 * clients of several years send them.
 */
export function requestParams(raw: unknown): SearchRequest {
  const { params, ...own } = raw as { params?: unknown } & Record<string, unknown>
  const inner = typeof params === "string" ? decoded(params) : ((params ?? {}) as object)
  return { query: "", ...own, ...inner } as SearchRequest
}

function decoded(params: string): Record<string, unknown> {
  return Object.fromEntries(
    [...new URLSearchParams(params)].map(([key, value]) => [
      key,
      key === "query" ? value : parsed(value),
    ]),
  )
}

/** Lists and numbers are JSON, everything else is text. */
function parsed(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
