import type { SearchAnswer, SearchClient } from "../protocol"

export type Source = "algolia" | "embedded"

/** Answer with the index that gave it. */
export interface SourcedAnswer extends SearchAnswer {
  source: Source
}

interface Options {
  /** Milliseconds to wait for the hosted index before the fallback answers. */
  patience: number
  /** Milliseconds for which a failed hosted index is not tried again. */
  retryAfter: number
}

/**
 * Queries the hosted index; if it fails or is too slow, the embedded index answers alone for
 * `retryAfter`, so that an outage delays one keystroke and not every one. Rejects only if both
 * fail; the next call then tries both.
 */
export function withFallback(
  hosted: SearchClient,
  embedded: SearchClient,
  { patience, retryAfter }: Options,
): (...parameters: Parameters<SearchClient["search"]>) => Promise<SourcedAnswer> {
  let leftAloneUntil = 0
  /** Pending requests to the hosted index. When one fails, all are given up. */
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
