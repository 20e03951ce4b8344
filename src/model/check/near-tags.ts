import { distance } from "fastest-levenshtein"
import { spellSymbols } from "../../content/schema/tag-slug"

/** Words of one edit's distance are told from this length on: shorter ones are often two words, such as "put" and "pit". */
const shortest = 6

/** What of a tag's label two spellings share. Made once for each tag, since each is compared with all others. */
export interface Look {
  /** The label's letters and digits. */
  letters: string
  /** Its words without their endings, in the order of the alphabet. */
  stems: string[]
}

export function lookOf(label: string): Look {
  const words = wordsOf(label)
  return { letters: words.join(""), stems: words.map(stem).sort() }
}

/**
 * Whether two labels look like two spellings of one tag: the same words in another order or form ("UX/UI" and "UI/UX",
 * "Partnership" and "Partnerships", "Hedging" and "Hedge"), or with a slip of one letter ("Uniswwap").
 */
export function areNear(one: Look, other: Look): boolean {
  if (one.stems.length !== other.stems.length) return one.letters === other.letters
  return one.stems.every((word, index) => isOneWord(word, other.stems[index] ?? ""))
}

const wordsOf = (label: string) =>
  spellSymbols(label)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Without the endings that English words take, in so far as tags do: a rough one, since people judge what it finds. */
function stem(word: string): string {
  if (/\d/.test(word)) return word
  const end = word.length > 4 ? /(?:ies|y|ish|ings?|es?|s)$/ : /s$/
  return word.length > 2 ? word.replace(end, "") : word
}

function isOneWord(a: string, b: string): boolean {
  const isSlip = Math.min(a.length, b.length) >= shortest && !/\d/.test(a + b)
  return a === b || (isSlip && distance(a, b) === 1)
}
