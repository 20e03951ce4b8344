/** A word of a text, with its position. */
export interface Word {
  text: string
  start: number
  end: number
}

/** Letters and digits, with apostrophes inside words and points and commas inside numbers. */
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+|[.,]\p{N}+)*/gu

/** Letters of scripts without spaces between words. */
const unspacedLetters =
  "\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Bopo}\\p{scx=Hang}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmr}\\p{sc=Mymr}"
const unspaced = new RegExp(`[${unspacedLetters}]`, "u")
const unspacedRun = new RegExp(`[${unspacedLetters}]+|[^${unspacedLetters}]+`, "gu")

/** Returns true for text in a script without spaces, in which a single character may be a word. */
export const isUnspaced = (text: string): boolean => unspaced.test(text)

export function wordsOf(text: string): Word[] {
  const words = Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }))
  return isUnspaced(text) ? words.flatMap(withPairs) : words
}

export function wordTexts(text: string): string[] {
  return isUnspaced(text) ? wordsOf(text).map(word => word.text) : (text.match(wordPattern) ?? [])
}

/**
 * Splits a run of text without spaces into overlapping pairs of characters and its last character.
 * Unlike results of a dictionary, pairs are the same in Node and in every browser.
 */
function withPairs(word: Word): Word[] {
  if (!isUnspaced(word.text)) return [word]
  return Array.from(word.text.matchAll(unspacedRun)).flatMap(({ 0: run, index }) => {
    const start = word.start + index
    if (!isUnspaced(run)) return [{ text: run, start, end: start + run.length }]
    const characters = [...run]
    let at = start
    return characters.map((character, place): Word => {
      const text = character + (characters[place + 1] ?? "")
      const pair = { text, start: at, end: at + text.length }
      at += character.length
      return pair
    })
  })
}
