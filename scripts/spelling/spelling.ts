import type nspell from "nspell"
import type { Problem } from "../../src/content/problem"
import type { FileProse } from "../../src/model/check/check-style"

type Dictionary = Pick<nspell, "correct" | "suggest">

/** Path of the list of technical terms and names, one per line, in a content tree. */
export const wordsFile = "data/words.txt"

/**
 * Maximum number of unknown words that get a suggestion. With more, there is no list yet, or the
 * text is in another language, and suggestions would take minutes.
 */
const MOST_SUGGESTED = 20
/**
 * Longest word that gets a suggestion: nspell takes 0.2 s for 24 letters and a minute for 1,000.
 */
const LONGEST_SUGGESTED = 24

/**
 * Matches non-words: addresses, files, handles, and anything with a digit. The lookbehinds keep the
 * search linear in text without spaces.
 */
const noWords =
  /(?<!\S)\S*(?:\/\/|www\.|@|\d)\S*|(?<!\S)\/\S+|(?<![\p{L}\d-])[\p{L}\d-]+(?:\.\p{Ll}[\p{L}\d-]*)+(?:\/\S*)?/gu
const word = /(?<!\p{L})\p{Script=Latin}+(?:['’]\p{L}+)?/gu
/** Abbreviations and names in code: `LPs`, `PanopticPool`. */
const abbreviation = /\p{Lu}.*\p{Lu}|\p{Ll}\p{Lu}/u
/** Endings that do not change the word. */
const ending = /['’](?:s|d|ll|ve|re)$|s['’]$/u

/** Words of the list, without comments and empty lines. */
export const parseWords = (text: string): string[] =>
  text
    .split("\n")
    .map(line => line.replace(/#.*/, "").trim())
    .filter(line => line !== "")

/**
 * Finds words in prose that are in neither the dictionary nor the list. Listed words also match at
 * the start of a sentence and with a plural or possessive `s`, but capitalized ones match only as
 * written.
 * @param list file of the list, for the advice to add a word
 */
export function checkSpelling(
  texts: readonly FileProse[],
  words: readonly string[],
  dictionary: Dictionary,
  list: string,
): Problem[] {
  const listed = new Set(words)
  const inList = (text: string) => listed.has(text) || listed.has(lowerFirst(text))
  const answers = new Map<string, boolean>()
  const isKnown = (text: string): boolean => {
    const known = answers.get(text)
    if (known !== undefined) return known
    const plain = text.replace("’", "'")
    const stem = plain.replace(ending, "")
    const answer =
      [plain, stem].some(each => inList(each) || dictionary.correct(each)) ||
      inList(stem.replace(/s$/, ""))
    answers.set(text, answer)
    return answer
  }
  const found = texts.flatMap(text => unknownWords(text, isKnown))
  const distinct = new Set(found.map(({ unknown }) => unknown))
  const near = new Map(
    [...distinct]
      .filter(each => each.length <= LONGEST_SUGGESTED)
      .slice(0, MOST_SUGGESTED)
      .map(each => [each, dictionary.suggest(each.replace(ending, ""))[0]]),
  )
  return found.map(({ unknown, ...place }) => ({
    ...place,
    message: `"${unknown}" is not in the dictionary`,
    fix: `${near.get(unknown) ? `write "${near.get(unknown)}", or ` : ""}add the word to ${list}`,
  }))
}

function unknownWords(
  { file, line, field, text }: FileProse,
  isKnown: (word: string) => boolean,
): (Omit<FileProse, "text"> & { unknown: string })[] {
  return [...text.replace(noWords, blank).matchAll(word)]
    .filter(([found]) => found.length > 1 && !abbreviation.test(found) && !isKnown(found))
    .map(({ 0: unknown, index }) => ({
      file,
      line: line && line + text.slice(0, index).split("\n").length - 1,
      field,
      unknown,
    }))
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Replaces all text with spaces, so that the positions of the following text stay the same. */
const blank = (text: string) => text.replace(/\S/g, " ")
