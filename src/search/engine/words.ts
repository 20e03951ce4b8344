/** A word of a text with its place in it. */
export interface Word {
  text: string
  start: number
  end: number
}

/** Letters and digits; apostrophes inside of words, points and commas inside of numbers belong to them. */
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+|[.,]\p{N}+)*/gu

export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }))
}

export function wordTexts(text: string): string[] {
  return text.match(wordPattern) ?? []
}
