import { requestParams } from "./request-params"
import type { Store, StoredObject } from "./store"

export interface Call {
  method: string
  path: string
  body: unknown
}

export interface Answer {
  status: number
  body: object
}

const BROWSED_AT_ONCE = 1000

/** Answers a call like the hosted service; the store holds the changes. */
export function answer(store: Store, { method, path, body }: Call): Answer {
  if (path === "/1/indexes/*/queries" || path === "/1/indexes/%2A/queries")
    return multiQuery(store, body)
  const [, name, rest = ""] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(path) ?? []
  if (name === undefined) return failure(404, "Path not found")
  const indexName = decodeURIComponent(name)
  const handler = handlers[`${method} ${rest.replace(/^task\/.*/, "task")}`]
  return handler ? handler(store, indexName, body) : failure(405, "Method not allowed")
}

export function failure(status: number, message: string): Answer {
  return { status, body: { message, status } }
}

let lastTask = 0
const written = (more: object = {}): Answer => ({
  status: 200,
  body: { taskID: ++lastTask, updatedAt: "2025-01-01T00:00:00.000Z", ...more },
})

type Handler = (store: Store, name: string, body: unknown) => Answer

const handlers: Record<string, Handler> = {
  "GET settings": (store, name) => {
    const index = store.indexes.get(name)
    return index ? { status: 200, body: index.settings } : missing(name)
  },
  "PUT settings": (store, name, body) => {
    const index = store.index(name)
    index.settings = { ...index.settings, ...(body as object) }
    return written()
  },
  "GET task": () => ({ status: 200, body: { status: "published", pendingTask: false } }),
  "POST browse": browse,
  "GET browse": browse,
  "POST batch": (store, name, body) => {
    const { requests } = body as { requests: { action: string; body: StoredObject }[] }
    const index = store.index(name)
    return written({ objectIDs: requests.map(({ action, body }) => index.apply(action, body)) })
  },
  "POST clear": (store, name) => {
    store.index(name).apply("clear", { objectID: "" })
    return written()
  },
  "DELETE ": (store, name) => {
    store.indexes.delete(name)
    return written()
  },
  "POST operation": (store, name, body) => {
    const { operation, destination } = body as { operation: string; destination: string }
    if (!store.indexes.has(name)) return missing(name)
    store.transfer(operation, name, destination)
    return written()
  },
  "POST query": (store, name, body) =>
    store.indexes.has(name)
      ? {
          status: 200,
          body: store.index(name).search(requestParams({ ...(body as object), indexName: name })),
        }
      : missing(name),
}

const missing = (name: string) => failure(404, `Index ${name} does not exist`)

function multiQuery(store: Store, body: unknown): Answer {
  const { requests = [] } = body as { requests?: unknown[] }
  const searches = requests.map(requestParams)
  const unknown = searches.find(({ indexName }) => !store.indexes.has(indexName))
  if (unknown) return missing(unknown.indexName)
  return {
    status: 200,
    body: {
      results: searches.map(request => store.index(request.indexName).search(request)),
    },
  }
}

/** One page of an index's objects; the cursor is the number of objects already returned. */
function browse(store: Store, name: string, body: unknown): Answer {
  const index = store.indexes.get(name)
  if (!index) return missing(name)
  const { cursor = "0", attributesToRetrieve } = requestParams(body ?? {}) as {
    cursor?: string
    attributesToRetrieve?: string[]
  }
  const start = Number(cursor)
  const objects = [...index.objects.values()]
  const end = start + BROWSED_AT_ONCE
  const hits = objects.slice(start, end).map(object => only(object, attributesToRetrieve))
  return { status: 200, body: { hits, ...(end < objects.length ? { cursor: String(end) } : {}) } }
}

/** Reduces an object to its id and the named attributes; a dotted name selects its first part. */
function only(object: StoredObject, attributes: readonly string[] | undefined): StoredObject {
  if (!attributes || attributes.includes("*")) return object
  const names = new Set(attributes.map(name => name.split(".")[0] ?? name))
  const entries = Object.entries(object).filter(([name]) => name === "objectID" || names.has(name))
  return Object.fromEntries(entries) as StoredObject
}
