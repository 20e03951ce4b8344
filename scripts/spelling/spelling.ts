import type nspell from "nspell"
import type { Problem } from "../../src/content/problem"
import type { FileProse } from "../../src/model/check/check-style"

type Dictionary = Pick<nspell, "correct" | "suggest">

/** Where words of the field and names stand, one a line, in a tree of content. */
export const wordsFile = "data/words.txt"

/** Where so many words are unknown there is no list yet, or another language: looking for near ones would take minutes. */
const MOST_SUGGESTED = 20
/** Longest word that gets a suggestion: nspell takes 0.2 s for 24 letters, a minute for 1,000. */
const LONGEST_SUGGESTED = 24

/**
 * Addresses, files, handles, and anything with a digit, which are not words. The lookbehinds keep
 * the search linear in text without spaces.
 */
const noWords =
  /(?<!\S)\S*(?:\/\/|www\.|@|\d)\S*|(?<!\S)\/\S+|(?<![\p{L}\d-])[\p{L}\d-]+(?:\.\p{Ll}[\p{L}\d-]*)+(?:\/\S*)?/gu
const word = /(?<!\p{L})\p{Script=Latin}+(?:['’]\p{L}+)?/gu
/** Abbreviations and names of code: `LPs`, `PanopticPool`. */
const abbreviation = /\p{Lu}.*\p{Lu}|\p{Ll}\p{Lu}/u
/** What a word may end in without being another one. */
const ending = /['’](?:s|d|ll|ve|re)$|s['’]$/u

/** Words of the list: comments and empty lines left out. */
export const parseWords = (text: string): string[] =>
  text
    .split("\n")
    .map(line => line.replace(/#.*/, "").trim())
    .filter(line => line !== "")

/**
 * Words of prose that neither the dictionary nor the list has. A word of the list is known at the start of a sentence too, and with the
 * `s` of a plural or a genitive; one with a capital is known as it is written only.
 * @param list the file of the list, for whoever is to add a word
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
    message: `"${unknown}" is in no dictionary`,
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

/** Nothing to read, of the same length and with the same lines, so that what follows keeps its place. */
const blank = (text: string) => text.replace(/\S/g, " ")
