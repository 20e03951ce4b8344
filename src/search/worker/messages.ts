import type { SearchRequest, SearchResult } from "../protocol"
import type { Tier } from "./load-index"

/** Message from the page to the worker. Without requests it only prepares the index. */
export interface Question {
  id: number
  requests: readonly SearchRequest[]
  /** False if the reader saves data or the connection is slow. */
  withTexts: boolean
  /** Milliseconds that the answer may wait for the texts; 0 to answer from headings immediately. */
  patience: number
}

/** Result of a question. */
export type Answer = { id: number; results: SearchResult[] } | { id: number; error: string }

/** Message from the worker to the page. */
export type Reply =
  | Answer
  | { tier: Tier }
  /** Sent when a file begins to arrive and when it is complete, to extend the page's timeout. */
  | { isArriving: true }
