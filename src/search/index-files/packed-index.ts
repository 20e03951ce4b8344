import type { AsPlainObject } from "minisearch"
import { numbersToText, textToNumbers } from "./number-text"

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

export function packIndex({ documentCount, fieldIds, index }: AsPlainObject): PackedIndex {
  const fields = Object.keys(fieldIds)
  const counts: number[] = []
  const steps: number[] = []
  const frequencies: number[] = []
  const entries = [...index].sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [, entry] of entries) {
    for (const field of fields) {
      const found = Object.entries(entry[fieldIds[field] ?? -1] ?? {})
        .map(([row, frequency]) => [Number(row), frequency] as const)
        .sort(([a], [b]) => a - b)
      counts.push(found.length)
      found.forEach(([row, frequency], place) => {
        steps.push(row - (found[place - 1]?.[0] ?? -1) - 1)
        frequencies.push(frequency - 1)
      })
    }
  }
  return {
    rows: documentCount,
    fields,
    terms: packTerms(entries.map(([term]) => term)),
    counts: numbersToText(counts),
    steps: numbersToText(steps),
    frequencies: numbersToText(frequencies),
  }
}

/** Rows by field that hold a term, each with how often. */
export type TermPostings = Map<number, Map<number, number>>

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
    const postings: TermPostings = new Map()
    for (let field = 0; field < fields.length; field++) {
      const count = counts[group++] ?? 0
      if (count === 0) continue
      const rows = new Map<number, number>()
      let row = -1
      for (const last = posting + count; posting < last; posting++) {
        row += (steps[posting] ?? 0) + 1
        rows.set(row, (frequencies[posting] ?? 0) + 1)
      }
      postings.set(field, rows)
    }
    yield [term, postings]
  }
}

const LONGEST_SHARED = 40

function packTerms(terms: readonly string[]): string {
  return terms
    .map((term, index) => {
      const shared = Math.min(sharedStart(terms[index - 1] ?? "", term), LONGEST_SHARED)
      return numbersToText([shared]) + term.slice(shared)
    })
    .join(" ")
}

function unpackTerms(packed: string): string[] {
  let before = ""
  return packed.split(" ").map(entry => {
    const [shared = 0] = textToNumbers(entry.charAt(0))
    before = before.slice(0, shared) + entry.slice(1)
    return before
  })
}

function sharedStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}
