import type { MarkedValue } from "../protocol"
import { escapeHtml } from "./escape-html"
import { termsOf } from "./terms"
import { type Word, wordsOf } from "./words"

/** Words to mark in a text, and the tags around them. */
export interface Marking {
  /**
   * Terms of the index that the query matched, each with the number of letters to mark: undefined
   * for all, 0 for none.
   */
  terms: ReadonlyMap<string, number | undefined>
  /** Number of words in the query. */
  words: number
  preTag: string
  postTag: string
}

interface Mark {
  start: number
  end: number
  term: string
}

/** A text with the positions of its words and matches. */
export interface SearchedText {
  text: string
  words: readonly Word[]
  marks: readonly Mark[]
}

export function searchedText(text: string, marking: Marking): SearchedText {
  const words = wordsOf(text)
  return { text, words, marks: marksIn(words, marking) }
}

/** Returns the whole text with its matches marked. */
export const highlight = ({ text, marks }: SearchedText, marking: Marking): MarkedValue =>
  marked(text, marks, marking)

/** Returns the part of a text, of at most `length` words, with the most matches. */
export function snippet(
  { text, words, marks }: SearchedText,
  length: number,
  ellipsis: string,
  marking: Marking,
): MarkedValue {
  if (words.length <= length) return marked(text, marks, marking)
  const first = densestWindow(words, marks, length)
  const last = Math.min(words.length, first + length) - 1
  const start = first === 0 ? 0 : (words[first]?.start ?? 0)
  const end = last === words.length - 1 ? text.length : (words[last]?.end ?? text.length)
  const inside = marks
    .filter(mark => mark.start >= start && mark.end <= end)
    .map(mark => ({ ...mark, start: mark.start - start, end: mark.end - start }))
  const { value, matchLevel } = marked(text.slice(start, end), inside, marking)
  const before = start > 0 ? ellipsis : ""
  const after = end < text.length ? ellipsis : ""
  return { value: `${before}${value}${after}`, matchLevel }
}

function marksIn(words: readonly Word[], { terms }: Marking): Mark[] {
  return words.flatMap(({ text, start, end }) => {
    const found = termsOf(text).filter(candidate => terms.has(candidate))
    const term = found.find(candidate => terms.get(candidate) !== 0) ?? found[0]
    if (term === undefined) return []
    const length = terms.get(term)
    if (length === 0) return { term, start, end: start }
    // Part of a word is marked only if the word begins with the typed letters.
    const whole = length === undefined || !text.toLowerCase().startsWith(term.slice(0, length))
    return { term, start, end: whole ? end : Math.min(end, start + length) }
  })
}

function marked(
  text: string,
  marks: readonly Mark[],
  { preTag, postTag, words }: Marking,
): MarkedValue {
  let value = ""
  let done = 0
  for (const { start, end } of joined(marks)) {
    value += `${escapeHtml(text.slice(done, start))}${preTag}${escapeHtml(text.slice(start, end))}${postTag}`
    done = end
  }
  value += escapeHtml(text.slice(done))
  const found = new Set(marks.map(({ term }) => term)).size
  const matchLevel = found === 0 ? "none" : found >= words ? "full" : "partial"
  return { value, matchLevel }
}

/** Ranges to mark, in order; overlapping character pairs are merged. */
function joined(marks: readonly Mark[]): Pick<Mark, "start" | "end">[] {
  const places: { start: number; end: number }[] = []
  for (const { start, end } of marks) {
    const last = places.at(-1)
    if (last && start < last.end) last.end = Math.max(last.end, end)
    else if (start < end) places.push({ start, end })
  }
  return places
}

/**
 * Index of the first word of the window with the most distinct matches, up to two words before the
 * first of them.
 */
function densestWindow(words: readonly Word[], marks: readonly Mark[], length: number): number {
  const terms = new Map(marks.map(({ start, term }) => [start, term]))
  const found = words.map(({ start }) => terms.get(start))
  let best = { start: 0, score: 0 }
  for (let start = 0; start < words.length; start++) {
    if (found[start] === undefined) continue
    const inside = found.slice(start, start + length).filter(term => term !== undefined)
    const score = new Set(inside).size + inside.length / 100
    if (score > best.score) best = { start, score }
  }
  const span = found
    .slice(best.start, best.start + length)
    .findLastIndex(term => term !== undefined)
  const lead = Math.min(2, Math.max(0, length - 1 - span))
  return Math.max(0, Math.min(best.start - lead, words.length - length))
}
