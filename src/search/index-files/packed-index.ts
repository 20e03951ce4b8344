import { textToNumbers } from "./number-text"

/**
 * MiniSearch's index in a third of the size of its own JSON: sorted terms without the prefix shared
 * with the previous term, then for each term and field the rows that contain it, as differences.
 * Data that follows from these (field lengths, ids) is omitted.
 */
export interface PackedIndex {
  rows: number
  fields: string[]
  /** Each term after a character for the length of the shared prefix, separated by spaces. */
  terms: string
  /** Number of rows for each term and field. */
  counts: string
  /** For each of these rows, the number of rows skipped since the previous one. */
  steps: string
  /** For each of these rows, the number of occurrences minus one. */
  frequencies: string
}

/** Number of occurrences of a term, by field and row. */
export type TermPostings = Record<number, Record<number, number>>

/** Yields all terms of an index in order, with their postings. */
export function* unpackPostings({
  fields,
  ...packed
}: PackedIndex): Generator<[string, TermPostings]> {
  const counts = textToNumbers(packed.counts)
  const steps = textToNumbers(packed.steps)
  const frequencies = textToNumbers(packed.frequencies)
  let group = 0
  let posting = 0
  for (const term of unpackTerms(packed.terms)) {
    const postings: TermPostings = {}
    for (let field = 0; field < fields.length; field++) {
      const count = counts[group++] ?? 0
      if (count === 0) continue
      const rows: Record<number, number> = {}
      let row = -1
      for (const last = posting + count; posting < last; posting++) {
        row += (steps[posting] ?? 0) + 1
        rows[row] = (frequencies[posting] ?? 0) + 1
      }
      postings[field] = rows
    }
    yield [term, postings]
  }
}

function unpackTerms(packed: string): string[] {
  let before = ""
  return packed.split(" ").map(entry => {
    const [shared = 0] = textToNumbers(entry.charAt(0))
    before = before.slice(0, shared) + entry.slice(1)
    return before
  })
}
