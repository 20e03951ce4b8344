import type { SearchRow } from "../engine/row"
import { fieldTerms, indexFields } from "../engine/text-index"
import { numbersToText } from "./number-text"
import type { PackedIndex } from "./packed-index"

/**
 * Packs the index that MiniSearch would make of rows. It is not made first, and occurrences are counted into arrays of numbers
 * in place of a list for each term and field: a build of a large site waits for this. See docs/decisions/0089-large-sites.md.
 */
export function packIndex(rows: readonly SearchRow[]): PackedIndex {
  const found = occurrencesOf(rows)
  const terms = [...found.terms.keys()].sort()
  const { holders, starts } = byTermAndField(found, terms)
  const counts: number[] = []
  const steps: number[] = []
  const repeats: number[] = []
  for (let list = 0; list + 1 < starts.length; list++) {
    const before = steps.length
    let last = -1
    for (let at = starts[list] ?? 0; at < (starts[list + 1] ?? 0); at++) {
      const row = holders[at] ?? 0
      if (row === last) repeats.push((repeats.pop() ?? 0) + 1)
      else {
        steps.push(row - last - 1)
        repeats.push(0)
        last = row
      }
    }
    counts.push(steps.length - before)
  }
  return {
    rows: rows.length,
    fields: [...indexFields],
    terms: packTerms(terms),
    counts: numbersToText(counts),
    steps: numbersToText(steps),
    frequencies: numbersToText(repeats),
  }
}

/** Every place where a row holds a term, row after row. */
interface Occurrences {
  /** Terms with their numbers, in the order in which they were met. */
  terms: ReadonlyMap<string, number>
  /** Of each occurrence the number of its term times the number of fields, and its field. */
  lists: Uint32Array
  /** Of each occurrence its row. */
  rows: Uint32Array
}

function occurrencesOf(rows: readonly SearchRow[]): Occurrences {
  const terms = new Map<string, number>()
  const lists: number[] = []
  const holders: number[] = []
  for (const [row, facts] of rows.entries())
    for (const [field, found] of fieldTerms(facts).entries())
      for (const term of found) {
        // Of marks alone.
        if (term === "") continue
        let number = terms.get(term)
        if (number === undefined) {
          number = terms.size
          terms.set(term, number)
        }
        lists.push(number * indexFields.length + field)
        holders.push(row)
      }
  return { terms, lists: new Uint32Array(lists), rows: new Uint32Array(holders) }
}

/**
 * Counts occurrences into lists, one for each term and field, in the order of the terms.
 * @returns the rows of all lists, one after the other, and where each list starts; the last number is where all end
 */
function byTermAndField({ terms, lists, rows }: Occurrences, order: readonly string[]) {
  const width = indexFields.length
  /** Of each term by its number its place among all. */
  const places = new Uint32Array(order.length)
  for (const [place, term] of order.entries()) places[terms.get(term) ?? 0] = place
  const listOf = (list: number) => (places[Math.floor(list / width)] ?? 0) * width + (list % width)
  const starts = new Uint32Array(order.length * width + 1)
  for (const met of lists) {
    const end = listOf(met) + 1
    starts[end] = (starts[end] ?? 0) + 1
  }
  for (let list = 1; list < starts.length; list++)
    starts[list] = (starts[list] ?? 0) + (starts[list - 1] ?? 0)
  const next = starts.slice()
  const holders = new Uint32Array(rows.length)
  for (const [at, row] of rows.entries()) {
    const list = listOf(lists[at] ?? 0)
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
