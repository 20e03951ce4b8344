import { textToNumbers } from "./number-text"

/**
 * MiniSearch's index in a third of the bytes of its own JSON: terms in order, each without the start that it shares
 * with the one before; then for each term and field the rows that hold it, as steps from row to row. What follows
 * from these (lengths of fields, ids) is left out.
 */
export interface PackedIndex {
  rows: number
  fields: string[]
  /** Each term after a character for the length of the shared start, separated by blanks. */
  terms: string
  /** For each term and field the number of rows. */
  counts: string
  /** For each of these rows the number of rows left out since the one before. */
  steps: string
  /** For each of these rows how often it holds the term, less one. */
  frequencies: string
}

/** How often each row holds a term, by field and row. */
export type TermPostings = Record<number, Record<number, number>>

/** All terms of an index in order. */
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
