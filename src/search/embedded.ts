import { type Connection, savesData } from "../browser/connection"
import { delays } from "../site.config"
import type { SearchAnswer, SearchClient, SearchParams } from "./protocol"
import type { Tier } from "./worker/load-index"
import type { Answer, Question, Reply } from "./worker/messages"

/** Client that searches the site's own index in a web worker. */
export interface EmbeddedClient extends SearchClient {
  /** Starts the worker and loads the index, so that the first keystroke is answered immediately. */
  warm(): void
  /**
   * Calls back when the index can find more for the same query. Returns a function that
   * unsubscribes.
   */
  onTier(listener: (tier: Tier) => void): () => void
}

let client: EmbeddedClient | undefined

/** The page's only client, so that the dialog and the search page share a worker. */
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

/** @param start creates a worker; called again after one fails */
export function createEmbeddedClient(start: () => Worker): EmbeddedClient {
  let worker: Worker | undefined
  let lastId = 0
  const pending = new Map<number, Pending>()
  const listeners = new Set<(tier: Tier) => void>()
  let timer: ReturnType<typeof setTimeout> | undefined

  /**
   * Starts the timeout. A worker whose script or index file never loads emits neither a message nor
   * an error.
   */
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
  /**
   * Handles a worker whose script fails to load: rejects all questions; the next one starts another
   * worker.
   */
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
      // Further keystrokes do not extend the timeout.
      if (pending.size === 1) watch()
    })
  return {
    search: ask,
    warm: () => {
      // Searches report the failure; nothing waits for this call.
      ask({ requests: [] }).catch(() => {})
    },
    onTier(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Texts make up most of the index, so readers who save data do without them. */
const wantsTexts = () =>
  !savesData((navigator as Navigator & { connection?: Connection }).connection)
