import { plainText, type Query } from "./query"
import type { SearchRow } from "./row"
import { rowTexts } from "./row-texts"
import { wordTexts } from "./words"

/** Number of words from which a phrase has the full score. */
const LONG_PHRASE = 4

/**
 * Score from 0 to 1 for a row that contains the words of a query in sequence, stop words included:
 * 0 if it does not, higher for longer queries. The last word may be half-typed.
 */
export function phraseMatch(row: SearchRow, { phrase, terms }: Query): number {
  if (terms.length < 2 || !rowTexts(row).plain.includes(` ${phrase}`)) return 0
  return Math.min(1, (terms.length - 1) / (LONG_PHRASE - 1))
}

/** Returns true if the row's text, without its heading, contains the query's words in sequence. */
export const holdsPhrase = ({ content }: SearchRow, { phrase }: Query): boolean =>
  ` ${plainText(wordTexts(content ?? ""))}`.includes(` ${phrase}`)

/**
 * Share of a query's words that are adjacent in a row: 1 if all follow one another in the heading
 * or the text, 0 if no two do. Stop words in between are ignored.
 * @param words for each word of the query, the terms that the row has for it
 */
export function proximity(row: SearchRow, words: readonly (readonly string[])[]): number {
  if (words.length < 2) return 0
  const best = Math.max(0, ...rowTexts(row).terms.map(text => longestRun(text, words)))
  return Math.max(0, best - 1) / (words.length - 1)
}

/** Number of words in the longest part of the query that the text contains in sequence. */
function longestRun(
  text: readonly (readonly string[])[],
  words: readonly (readonly string[])[],
): number {
  const wanted = new Map<string, number[]>()
  words.forEach((terms, index) => {
    for (const term of terms) wanted.set(term, [...(wanted.get(term) ?? []), index])
  })
  let longest = 0
  /**
   * Lengths of the runs that end at the previous word, by the index of their last word in the
   * query.
   */
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
