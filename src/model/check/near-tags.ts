import { distance } from "fastest-levenshtein"
import { spellSymbols } from "../../content/schema/tag-slug"

/**
 * Minimum length of words compared by edit distance: shorter pairs are often two words, such as
 * "put" and "pit".
 */
const shortest = 6

/**
 * Normalized form of a tag's label that its spellings share. Computed once per tag, because each
 * tag is compared with all others.
 */
export interface Look {
  /** The label's letters and digits. */
  letters: string
  /** Stems of the label's words, in alphabetical order. */
  stems: string[]
}

export function lookOf(label: string): Look {
  const words = wordsOf(label)
  return { letters: words.join(""), stems: words.map(stem).sort() }
}

/**
 * Returns true if two labels look like spellings of one tag: the same words in another order or
 * form ("UX/UI" and "UI/UX", "Partnership" and "Partnerships", "Hedging" and "Hedge"), or a
 * one-letter typo ("Uniswwap").
 */
export function areNear(one: Look, other: Look): boolean {
  if (one.stems.length !== other.stems.length) return one.letters === other.letters
  return one.stems.every((word, index) => isOneWord(word, other.stems[index] ?? ""))
}

const wordsOf = (label: string) =>
  spellSymbols(label)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Strips the English endings that are common in tags. It is a rough stemmer, because people review
 * the results.
 */
function stem(word: string): string {
  if (/\d/.test(word)) return word
  const end = word.length > 4 ? /(?:ies|y|ish|ings?|es?|s)$/ : /s$/
  return word.length > 2 ? word.replace(end, "") : word
}

function isOneWord(a: string, b: string): boolean {
  const isSlip = Math.min(a.length, b.length) >= shortest && !/\d/.test(a + b)
  return a === b || (isSlip && distance(a, b) === 1)
}
