import { type Connection, savesData } from "../browser/connection"
import { delays } from "../site.config"
import type { SearchAnswer, SearchClient, SearchParams } from "./protocol"
import type { Tier } from "./worker/load-index"
import type { Answer, Question, Reply } from "./worker/messages"

/** Searches the index that the build made, in a worker of the page. */
export interface EmbeddedClient extends SearchClient {
  /** Starts the worker and loads the index, so that the first key is answered at once. */
  warm(): void
  /** Calls back whenever the index can answer more; the same query may then find more. Returns what ends it. */
  onTier(listener: (tier: Tier) => void): () => void
}

let client: EmbeddedClient | undefined

/** The page's one client: modal and search page share its worker. */
export function embeddedClient(): EmbeddedClient {
  client ??= createEmbeddedClient(
    () =>
      new Worker(
        /* webpackChunkName: "search-worker" */ new URL("./worker/search-worker", import.meta.url),
      ),
  )
  return client
}

interface Pending {
  resolve(answer: SearchAnswer): void
  reject(error: Error): void
}

/** @param start makes a worker; called again after one has failed */
export function createEmbeddedClient(start: () => Worker): EmbeddedClient {
  let worker: Worker | undefined
  let lastId = 0
  const pending = new Map<number, Pending>()
  const listeners = new Set<(tier: Tier) => void>()
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Whose script, or whose next file, hangs says nothing and does not fail either. */
  const watch = () => {
    clearTimeout(timer)
    if (pending.size > 0) timer = setTimeout(giveUp, delays.patience)
  }
  const onReply = ({ data }: MessageEvent<Reply>) => {
    if ("id" in data) settle(data)
    watch()
    if ("tier" in data) for (const listener of listeners) listener(data.tier)
  }
  const settle = (answer: Answer) => {
    const question = pending.get(answer.id)
    pending.delete(answer.id)
    if ("error" in answer) question?.reject(new Error(answer.error))
    else question?.resolve({ results: answer.results })
  }
  /** A worker whose script cannot be had never answers: everybody is told, and the next key starts another. */
  const onFailure = (event: Event) => {
    event.preventDefault()
    giveUp()
  }
  const giveUp = () => {
    clearTimeout(timer)
    worker?.terminate()
    worker = undefined
    for (const { reject } of pending.values()) reject(new Error("the search worker failed"))
    pending.clear()
  }
  const running = () => {
    if (worker) return worker
    worker = start()
    worker.onmessage = onReply
    worker.onerror = onFailure
    worker.onmessageerror = onFailure
    return worker
  }
  const ask = ({ requests, patience = 0 }: SearchParams) =>
    new Promise<SearchAnswer>((resolve, reject) => {
      const question: Question = { id: ++lastId, requests, withTexts: wantsTexts(), patience }
      pending.set(question.id, { resolve, reject })
      running().postMessage(question)
      // Further keys give what hangs no more time.
      if (pending.size === 1) watch()
    })
  return {
    search: ask,
    warm: () => {
      // Who searches is told of the failure; here nobody waits.
      ask({ requests: [] }).catch(() => {})
    },
    onTier(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Texts are most of the index. */
const wantsTexts = () =>
  !savesData((navigator as Navigator & { connection?: Connection }).connection)
