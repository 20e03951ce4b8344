import { isStopWord } from "./stop-words"
import { termsOf } from "./terms"
import { wordTexts } from "./words"

/** A word of a query: its term, and the terms of its parts where it is an identifier. */
export interface QueryWord {
  term: string
  parts: readonly string[]
  /** The last word may still be half-typed. */
  isPrefix: boolean
}

const MAXIMUM_WORDS = 12

/** Words that a query asks for. Stop words count only where there are no others. */
export function parseQuery(query: string): QueryWord[] {
  const endsInWord = /[\p{L}\p{M}\p{N}]$/u.test(query)
  const words = wordTexts(query).slice(0, MAXIMUM_WORDS)
  const all = words.map((word, index): QueryWord => {
    const [term = "", ...parts] = termsOf(word)
    return { term, parts, isPrefix: endsInWord && index === words.length - 1 }
  })
  const telling = all.filter(({ term, isPrefix }) => !isStopWord(term) || isPrefix)
  const unique = new Map(telling.map(word => [`${word.term} ${word.isPrefix}`, word]))
  return onlyStopWords(telling) ? all : [...unique.values()].filter(isTelling(telling.length))
}

const onlyStopWords = (words: readonly QueryWord[]) => words.every(({ term }) => isStopWord(term))

/** A stop word at the end may be the start of another word, but not beside others that say more. */
const isTelling =
  (count: number) =>
  ({ term }: QueryWord) =>
    count === 1 || !isStopWord(term)
