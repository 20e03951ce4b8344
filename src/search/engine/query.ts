import { isAskingWord, isPersonalWord, isQuestionWord, isStopWord } from "./stop-words"
import { symbolNames } from "./symbol-names"
import { synonymsOf } from "./synonyms"
import { termOf, termsOf } from "./terms"
import { wordsOf } from "./words"

/** A word of a query: its term and, for an identifier, the terms of its parts. */
export interface QueryWord {
  term: string
  parts: readonly string[]
  /** True if the word may be half-typed, as the last word may be. */
  isPrefix: boolean
  /** Weight relative to the other words. */
  weight: number
}

export interface Query {
  /** Words by which rows are looked up. Stop words are included only if there are no others. */
  words: readonly QueryWord[]
  /** Terms of all words. */
  terms: readonly string[]
  /** All words as they would be adjacent in a text. */
  phrase: string
  /** Names that differ from others only in symbols, such as `c++`. */
  symbolNames: readonly string[]
  /** True if the query is a question, which needs an explanation rather than a name. */
  isQuestion: boolean
}

const MAXIMUM_WORDS = 12
/**
 * Weight of the words of a question, such as `mean` in `what does delta mean`, that say little
 * about the answer.
 */
const ASKING_WEIGHT = 0.2

/** Everyday phrases and the verb that the texts use for them. */
const spokenVerbs: readonly (readonly [spoken: RegExp, verb: string])[] = [
  [/\b(?:get|getting|got|take|taking|pull|cash)\b(?=.*\b(?:out|back)\b)/i, "withdraw "],
  [/\bput(?=\b(?! option).* in(?:to)?\b)/i, "deposit"],
  [/\bmy (?:money|funds?|crypto|coins?)\b/i, "$& withdraw "],
]

export function parseQuery(asked: string): Query {
  const query = spokenVerbs.reduce((text, [spoken, verb]) => text.replace(spoken, verb), asked)
  const endsInWord = /[\p{L}\p{M}\p{N}][.'’_-]?$/u.test(query)
  const texts = wordsOf(query)
    // The last character of a run without spaces is already part of the pair before it.
    .filter(({ end }, index, words) => end !== words[index - 1]?.end)
    .map(({ text }) => text)
    .slice(0, MAXIMUM_WORDS)
  const all = texts.map((word, index): QueryWord => {
    const [term = "", ...parts] = termsOf(word)
    return {
      term,
      parts,
      isPrefix: endsInWord && index === texts.length - 1,
      weight: isAskingWord(term) ? ASKING_WEIGHT : 1,
    }
  })
  return {
    words: contentWords(all),
    terms: texts.map(termOf),
    phrase: plainText(texts),
    symbolNames: symbolNames(asked),
    isQuestion: isQuestion(all),
  }
}

/**
 * Returns true for a sentence that asks or is about the reader, and for a few words that have
 * synonyms, such as `fees`.
 */
function isQuestion(words: readonly QueryWord[]): boolean {
  if (words.length > 1 && (isQuestionWord(words[0]?.term ?? "") || words.some(isPersonal)))
    return true
  const content = words.filter(({ term }) => !isStopWord(term) && !isAskingWord(term))
  return (
    content.length > 0 &&
    content.length <= MAXIMUM_TOPICS &&
    content.every(({ term }) => synonymsOf(term).length > 0)
  )
}

/** Largest number of topics in a question; more are probably a phrase from a text. */
const MAXIMUM_TOPICS = 3

const isPersonal = ({ term }: QueryWord) => isPersonalWord(term)

function contentWords(all: readonly QueryWord[]): readonly QueryWord[] {
  const content = all.filter(({ term, isPrefix }) => !isStopWord(term) || isPrefix)
  if (content.every(({ term }) => isStopWord(term))) return all
  const unique = new Map(content.map(word => [`${word.term} ${word.isPrefix}`, word]))
  // A stop word at the end may be the start of another word; it is kept only if it is alone.
  return [...unique.values()].filter(({ term }) => content.length === 1 || !isStopWord(term))
}

/** Joins words with spaces, in lower case and without punctuation. */
export const plainText = (words: readonly string[]) => words.join(" ").toLowerCase()
