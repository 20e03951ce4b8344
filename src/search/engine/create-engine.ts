import type { SearchRecord } from "../protocol"
import { rowsOf } from "./row"
import { SearchEngine } from "./search-engine"
import { indexRows } from "./text-index"

/** Creates an engine from records. */
export function createEngine(records: readonly SearchRecord[]): SearchEngine {
  const rows = rowsOf(records)
  return new SearchEngine(rows, indexRows(rows))
}
