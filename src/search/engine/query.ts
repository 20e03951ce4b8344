import { isAskingWord, isPersonalWord, isQuestionWord, isStopWord } from "./stop-words"
import { symbolNames } from "./symbol-names"
import { synonymsOf } from "./synonyms"
import { termOf, termsOf } from "./terms"
import { wordsOf } from "./words"

/** A word of a query: its term, and the terms of its parts where it is an identifier. */
export interface QueryWord {
  term: string
  parts: readonly string[]
  /** The last word may still be half-typed. */
  isPrefix: boolean
  /** How much it counts beside the others. */
  weight: number
}

export interface Query {
  /** Words that rows are looked up by. Stop words count only where there are no others. */
  words: readonly QueryWord[]
  /** Terms of all words. */
  terms: readonly string[]
  /** All words as they stand side by side in a text. */
  phrase: string
  /** Names that only symbols tell from others, such as `c++`. */
  symbolNames: readonly string[]
  /** Whether somebody asks in a sentence, and so wants an explanation rather than a name. */
  isQuestion: boolean
}

const MAXIMUM_WORDS = 12
/** Words of the question in `what does delta mean` say little about the answer. */
const ASKING_WEIGHT = 0.2

/** Verbs of everyday speech whose words stand apart, and the verb that texts have for them. */
const spokenVerbs: readonly (readonly [spoken: RegExp, verb: string])[] = [
  [/\b(?:get|getting|got|take|taking|pull|cash)\b(?=.*\b(?:out|back)\b)/i, "withdraw "],
  [/\bput(?=\b(?! option).* in(?:to)?\b)/i, "deposit"],
  [/\bmy (?:money|funds?|crypto|coins?)\b/i, "$& withdraw "],
]

export function parseQuery(asked: string): Query {
  const query = spokenVerbs.reduce((text, [spoken, verb]) => text.replace(spoken, verb), asked)
  const endsInWord = /[\p{L}\p{M}\p{N}][.'’_-]?$/u.test(query)
  const texts = wordsOf(query)
    // The last character of a run without spaces is in the pair before it.
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
    words: tellingWords(all),
    terms: texts.map(termOf),
    phrase: plainText(texts),
    symbolNames: symbolNames(asked),
    isQuestion: isQuestion(all),
  }
}

/** A sentence that asks or tells of oneself, or a few words that readers have other words for, such as `fees`. */
function isQuestion(words: readonly QueryWord[]): boolean {
  if (words.length > 1 && (isQuestionWord(words[0]?.term ?? "") || words.some(isPersonal)))
    return true
  const telling = words.filter(({ term }) => !isStopWord(term) && !isAskingWord(term))
  return (
    telling.length > 0 &&
    telling.length <= MAXIMUM_TOPICS &&
    telling.every(({ term }) => synonymsOf(term).length > 0)
  )
}

/** More topics side by side are rather a phrase of a text. */
const MAXIMUM_TOPICS = 3

const isPersonal = ({ term }: QueryWord) => isPersonalWord(term)

function tellingWords(all: readonly QueryWord[]): readonly QueryWord[] {
  const telling = all.filter(({ term, isPrefix }) => !isStopWord(term) || isPrefix)
  if (telling.every(({ term }) => isStopWord(term))) return all
  const unique = new Map(telling.map(word => [`${word.term} ${word.isPrefix}`, word]))
  // A stop word at the end may be the start of another word, but not beside others that say more.
  return [...unique.values()].filter(({ term }) => telling.length === 1 || !isStopWord(term))
}

/** Words side by side, without case and punctuation. */
export const plainText = (words: readonly string[]) => words.join(" ").toLowerCase()
