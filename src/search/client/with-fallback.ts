import type { SearchAnswer, SearchClient } from "../protocol"

export type Source = "algolia" | "embedded"

/** An answer, and which index gave it. */
export interface SourcedAnswer extends SearchAnswer {
  source: Source
}

interface Options {
  /** Milliseconds after which the fallback answers where the hosted index has not. */
  patience: number
  /** Milliseconds for which a hosted index that failed is not asked. */
  retryAfter: number
}

/**
 * Asks the hosted index, and the embedded one where the hosted fails, refuses or keeps the reader waiting. From
 * then on the embedded index answers alone, until it is time to try the other again; so an outage costs one key,
 * not every one. Fails only where neither answers, and then tries both with the next key.
 */
export function withFallback(
  hosted: SearchClient,
  embedded: SearchClient,
  { patience, retryAfter }: Options,
): (...parameters: Parameters<SearchClient["search"]>) => Promise<SourcedAnswer> {
  let leftAloneUntil = 0
  /** Calls of the hosted index that are under way. When one fails, the others need not wait for their own end. */
  const waiting = new Set<() => void>()

  function leaveAlone(): void {
    leftAloneUntil = Date.now() + retryAfter
    for (const giveUp of waiting) giveUp()
  }

  async function askHosted(params: Parameters<SearchClient["search"]>[0]): Promise<SearchAnswer> {
    let giveUp = () => {}
    const givenUp = new Promise<never>((_, reject) => {
      giveUp = () => reject(new Error("the hosted index did not respond"))
    })
    waiting.add(giveUp)
    const timer = setTimeout(giveUp, patience)
    try {
      return await Promise.race([hosted.search(params), givenUp])
    } finally {
      clearTimeout(timer)
      waiting.delete(giveUp)
    }
  }

  return async params => {
    if (Date.now() >= leftAloneUntil) {
      try {
        return { ...(await askHosted(params)), source: "algolia" }
      } catch {
        leaveAlone()
      }
    }
    try {
      return { ...(await embedded.search(params)), source: "embedded" }
    } catch (error) {
      leftAloneUntil = 0
      throw error
    }
  }
}
