import type { SearchRequest, SearchResult } from "../protocol"
import type { Tier } from "./load-index"

/** From the page to the worker. Without requests the index is only made ready. */
export interface Question {
  id: number
  requests: readonly SearchRequest[]
  /** False where the reader saves data or the line is slow. */
  withTexts: boolean
}

/** From the worker to the page. */
export type Reply =
  | { id: number; results: SearchResult[] }
  | { id: number; error: string }
  | { tier: Tier }
