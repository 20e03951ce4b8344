import type { SearchRow } from "../engine/row"
import { indexFields } from "../engine/text-index"
import { numbersToText } from "./number-text"
import type { PackedIndex } from "./packed-index"
import { TermNumbers } from "./term-numbers"

const width = indexFields.length

/**
 * Packs the index that MiniSearch would build, without building it. Stores occurrences as numbers
 * row by row instead of in lists, because builds of large sites wait for this step
 * (docs/decisions/0089-large-sites.md).
 */
export function packIndex(rows: readonly SearchRow[]): PackedIndex {
  const numbers = new TermNumbers()
  const found = rows.map(row => numbers.of(row))
  const terms = [...numbers.terms.keys()].sort()
  const { holders, starts } = byTermAndField(found, terms, numbers.terms)
  const counts = new Uint32Array(starts.length - 1)
  const steps = new Uint32Array(holders.length)
  const repeats = new Uint32Array(holders.length)
  let end = 0
  for (let list = 0; list < counts.length; list++) {
    const before = end
    let last = -1
    for (let at = starts[list] ?? 0; at < (starts[list + 1] ?? 0); at++) {
      const row = holders[at] ?? 0
      if (row === last) repeats[end - 1] = (repeats[end - 1] ?? 0) + 1
      else steps[end++] = row - last - 1
      last = row
    }
    counts[list] = end - before
  }
  return {
    rows: rows.length,
    fields: [...indexFields],
    terms: packTerms(terms),
    counts: numbersToText(counts),
    steps: numbersToText(steps.subarray(0, end)),
    frequencies: numbersToText(repeats.subarray(0, end)),
  }
}

/**
 * Sorts occurrences into one list for each term and field, in the order of the terms.
 * @returns the rows of all lists, concatenated, and the start of each list, followed by the end of
 * the last
 */
function byTermAndField(
  found: readonly (readonly number[])[],
  order: readonly string[],
  numbers: ReadonlyMap<string, number>,
) {
  /** Position of each term in sorted order, by term number. */
  const places = new Uint32Array(order.length)
  for (const [place, term] of order.entries()) places[numbers.get(term) ?? 0] = place
  const listOf = (occurrence: number) =>
    (places[Math.floor(occurrence / width)] ?? 0) * width + (occurrence % width)
  const starts = new Uint32Array(order.length * width + 1)
  for (const ofRow of found)
    for (const occurrence of ofRow) {
      const end = listOf(occurrence) + 1
      starts[end] = (starts[end] ?? 0) + 1
    }
  for (let list = 1; list < starts.length; list++)
    starts[list] = (starts[list] ?? 0) + (starts[list - 1] ?? 0)
  const next = starts.slice()
  const holders = new Uint32Array(starts[starts.length - 1] ?? 0)
  for (const [row, ofRow] of found.entries())
    for (const occurrence of ofRow) {
      const list = listOf(occurrence)
      holders[next[list] ?? 0] = row
      next[list] = (next[list] ?? 0) + 1
    }
  return { holders, starts }
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
