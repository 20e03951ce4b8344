import type { SearchRow } from "../engine/row"
import { fieldTerms, indexFields } from "../engine/text-index"
import { numbersToText } from "./number-text"
import type { PackedIndex } from "./packed-index"

/** Rows that hold a term in one field, in order. */
interface Postings {
  /** The last row so far, or -1. */
  last: number
  /** For each row the number of rows left out since the one before. */
  steps: number[]
  /** For each row how often it holds the term, less one. */
  repeats: number[]
}

/**
 * Packs the index that MiniSearch would make of rows. It is not made first: that took 12 of the 22 s that a
 * site of 10,000 pages took for its files beside pages and pictures.
 */
export function packIndex(rows: readonly SearchRow[]): PackedIndex {
  const entries = [...postingsOf(rows)].sort(([a], [b]) => (a < b ? -1 : 1))
  const postings = entries.flatMap(([, byField]) => byField)
  return {
    rows: rows.length,
    fields: [...indexFields],
    terms: packTerms(entries.map(([term]) => term)),
    counts: numbersToText(postings.map(({ steps }) => steps.length)),
    steps: numbersToText(postings.flatMap(({ steps }) => steps)),
    frequencies: numbersToText(postings.flatMap(({ repeats }) => repeats)),
  }
}

/** For each term its postings in each field. */
function postingsOf(rows: readonly SearchRow[]): Map<string, Postings[]> {
  const all = new Map<string, Postings[]>()
  for (const [number, row] of rows.entries())
    for (const [field, terms] of fieldTerms(row).entries())
      for (const term of terms) {
        // Of marks alone.
        if (term === "") continue
        let byField = all.get(term)
        if (!byField) {
          byField = indexFields.map(() => ({ last: -1, steps: [], repeats: [] }))
          all.set(term, byField)
        }
        count(byField[field], number)
      }
  return all
}

function count(postings: Postings | undefined, row: number): void {
  if (!postings) return
  const { last, steps, repeats } = postings
  if (row === last) repeats.push((repeats.pop() ?? 0) + 1)
  else {
    steps.push(row - last - 1)
    repeats.push(0)
    postings.last = row
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

function sharedStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}
