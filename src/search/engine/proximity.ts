import { plainText, type Query } from "./query"
import type { SearchRow } from "./row"
import { rowTexts } from "./row-texts"
import { wordTexts } from "./words"

/** Words after which a phrase says as much as it can. */
const LONG_PHRASE = 4

/**
 * Whether a row holds the words of a query, stop words included, one after the other: 0 where it does not, and the
 * more the longer the query, up to 1. The last word may be half-typed.
 */
export function phraseMatch(row: SearchRow, { phrase, terms }: Query): number {
  if (terms.length < 2 || !rowTexts(row).plain.includes(` ${phrase}`)) return 0
  return Math.min(1, (terms.length - 1) / (LONG_PHRASE - 1))
}

/** Returns true if the text of a row below its heading holds the words of a query one after the other. */
export const holdsPhrase = ({ content }: SearchRow, { phrase }: Query): boolean =>
  ` ${plainText(wordTexts(content ?? ""))}`.includes(` ${phrase}`)

/**
 * How much of a query stands side by side in a row: 1 where all of its words follow one another in the heading or
 * the text, 0 where no two do. Stop words between them do not count.
 * @param words for each word of the query the terms that the row has for it
 */
export function proximity(row: SearchRow, words: readonly (readonly string[])[]): number {
  if (words.length < 2) return 0
  const best = Math.max(0, ...rowTexts(row).terms.map(text => longestRun(text, words)))
  return Math.max(0, best - 1) / (words.length - 1)
}

/** Number of words of the longest part of the query that stands in the text word by word. */
function longestRun(
  text: readonly (readonly string[])[],
  words: readonly (readonly string[])[],
): number {
  const wanted = new Map<string, number[]>()
  words.forEach((terms, index) => {
    for (const term of terms) wanted.set(term, [...(wanted.get(term) ?? []), index])
  })
  let longest = 0
  /** Length of the run that ends at the word before, by the word of the query that it ends with. */
  let runs = new Map<number, number>()
  for (const terms of text) {
    const next = new Map<number, number>()
    for (const term of terms)
      for (const index of wanted.get(term) ?? []) next.set(index, (runs.get(index - 1) ?? 0) + 1)
    for (const length of next.values()) longest = Math.max(longest, length)
    runs = next
  }
  return longest
}
