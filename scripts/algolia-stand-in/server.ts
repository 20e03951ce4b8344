import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { digestOf } from "../../src/lib/digest"
import type { SearchRecord } from "../../src/search/protocol"
import { pushedRecord } from "../../src/search/push/pushed-record"
import { listen } from "../listen"
import { type Answer, answer, type Call, failure } from "./routes"
import { Store } from "./store"

/** How the server treats calls instead of answering them. */
export interface Misbehaviour {
  /** Answers with this status and an error. */
  status?: number
  /** Waits so many milliseconds first. */
  delay?: number
  /** `before`: accepts the connection and never answers; `halfway`: sends the head and half of the body. */
  hang?: "before" | "halfway"
  /** Closes the connection without an answer. */
  refuse?: boolean
  /** Which calls, by `METHOD /path`; all where left out. */
  only?: RegExp
}

export interface AlgoliaServerOptions {
  /** 0 picks a free one. */
  port?: number
  /** Records that indexes hold from the start, by name of the index. */
  indexes?: Record<string, readonly SearchRecord[]>
  /** Key that may write; with it, other keys may only search. */
  adminKey?: string
  /** Key that may search; any where left out. */
  searchKey?: string
}

export interface AlgoliaServer {
  /** `http://127.0.0.1:PORT` */
  url: string
  port: number
  store: Store
  /** Calls so far, with those that were treated badly. */
  calls: Call[]
  /** From now on; without an argument the server is well again. */
  misbehave(how?: Misbehaviour): void
  stop(): Promise<void>
}

/** A server on this machine that speaks the protocol of the hosted search, on the ranking of the embedded one. */
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

/** Servers' clients send the key as a header, browsers' in the address, which needs no preflight. */
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
  // Browsers call JSON plain text.
  return { method: request.method ?? "GET", path: pathname, body: text ? JSON.parse(text) : {} }
}

function treat(
  response: ServerResponse,
  good: () => Answer,
  { status, delay = 0, hang, refuse }: Misbehaviour,
): void {
  if (refuse) return void response.destroy()
  if (hang === "before") return
  // What is refused changes nothing in the store.
  const chosen = status === undefined ? good() : failure(status, "As asked for")
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
