import type { SearchRequest, SearchResult } from "../protocol"
import type { Tier } from "./load-index"

/** From the page to the worker. Without requests the index is only made ready. */
export interface Question {
  id: number
  requests: readonly SearchRequest[]
  /** False where the reader saves data or the line is slow. */
  withTexts: boolean
  /** Milliseconds for which the answer may wait for the texts; with headings alone it comes at once. */
  patience: number
}

/** What a question comes to. */
export type Answer = { id: number; results: SearchResult[] } | { id: number; error: string }

/** From the worker to the page. */
export type Reply =
  | Answer
  | { tier: Tier }
  /** A file has begun to arrive, or is there: what is asked is worth waiting for. */
  | { isArriving: true }
