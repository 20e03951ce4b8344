import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { digestOf } from "../../src/lib/digest"
import type { SearchRecord } from "../../src/search/protocol"
import { pushedRecord } from "../../src/search/push/pushed-record"
import { listen } from "../listen"
import { type Answer, answer, type Call, failure } from "./routes"
import { Store } from "./store"

/** Simulated failure of the server. */
export interface Misbehaviour {
  /** Responds with this status and an error. */
  status?: number
  /** Delay in milliseconds before the response. */
  delay?: number
  /**
   * `before`: accepts the connection, never responds; `halfway`: sends headers and half the body.
   */
  hang?: "before" | "halfway"
  /** Closes the connection without a response. */
  refuse?: boolean
  /** Calls that fail, by `METHOD /path`; all calls if omitted. */
  only?: RegExp
}

export interface AlgoliaServerOptions {
  /** 0 selects a free port. */
  port?: number
  /** Initial records, by index name. */
  indexes?: Record<string, readonly SearchRecord[]>
  /** Key that may write; if set, other keys may only search. */
  adminKey?: string
  /** Key that may search; any key if omitted. */
  searchKey?: string
}

export interface AlgoliaServer {
  /** `http://127.0.0.1:PORT` */
  url: string
  port: number
  store: Store
  /** Calls so far, including those that failed on purpose. */
  calls: Call[]
  /** Makes calls fail from now on; without an argument, ends the failure. */
  misbehave(how?: Misbehaviour): void
  stop(): Promise<void>
}

/** Starts a local server with the hosted search's protocol and the embedded one's ranking. */
export async function startAlgoliaServer({
  port = 0,
  indexes = {},
  adminKey,
  searchKey,
}: AlgoliaServerOptions = {}): Promise<AlgoliaServer> {
  const store = new Store()
  for (const [name, records] of Object.entries(indexes)) {
    const index = store.index(name)
    for (const record of records) index.apply("updateObject", { ...pushedRecord(record, digestOf) })
  }
  const calls: Call[] = []
  let misbehaviour: Misbehaviour = {}

  const server = createServer(async (request, response) => {
    const call = await readCall(request)
    if (call.method === "OPTIONS") return send(response, { status: 200, body: {} })
    calls.push(call)
    const key = keyOf(request)
    const allowed = isSearch(call)
      ? searchKey === undefined || key === searchKey || key === adminKey
      : adminKey === undefined || key === adminKey
    const good = () =>
      allowed ? answer(store, call) : failure(403, "Invalid Application-ID or API key")
    const { only, ...how } = misbehaviour
    treat(response, good, only && !only.test(`${call.method} ${call.path}`) ? {} : how)
  })
  const actual = await listen(server, port)
  return {
    url: `http://127.0.0.1:${actual}`,
    port: actual,
    store,
    calls,
    misbehave: (how = {}) => {
      misbehaviour = how
    },
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const isSearch = ({ path }: Call) => /\/(queries|query)$/.test(path)

/**
 * Returns the API key: server clients send it in a header, browser clients in the address, which
 * needs no preflight request.
 */
function keyOf({ headers, url = "" }: IncomingMessage): string | null {
  const header = headers["x-algolia-api-key"]
  return typeof header === "string"
    ? header
    : new URL(url, "http://localhost").searchParams.get("x-algolia-api-key")
}

async function readCall(request: IncomingMessage): Promise<Call> {
  let text = ""
  for await (const chunk of request) text += chunk
  const { pathname } = new URL(request.url ?? "/", "http://localhost")
  // Browsers send JSON as text/plain.
  return { method: request.method ?? "GET", path: pathname, body: text ? JSON.parse(text) : {} }
}

function treat(
  response: ServerResponse,
  good: () => Answer,
  { status, delay = 0, hang, refuse }: Misbehaviour,
): void {
  if (refuse) return void response.destroy()
  if (hang === "before") return
  // A refused call must not change the store.
  const chosen = status === undefined ? good() : failure(status, "Failure requested by the test")
  setTimeout(() => send(response, chosen, hang === "halfway"), delay)
}

function send(
  response: ServerResponse,
  { status, body }: { status: number; body: object },
  onlyHalf = false,
): void {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(text),
    "access-control-allow-origin": "*",
    "access-control-allow-headers": "*",
    "access-control-allow-methods": "*",
  })
  if (onlyHalf) response.write(text.slice(0, text.length >> 1))
  else response.end(text)
}
