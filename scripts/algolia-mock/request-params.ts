import type { SearchRequest } from "../../src/search/protocol"

/**
 * Parameters of one search: next to the index name, in an object `params`, or in a URL-encoded
 * string, depending on the client's version.
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

/** Parses lists and numbers as JSON; everything else is text. */
function parsed(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
