import { plainText } from "./query"
import type { SearchRow } from "./row"
import { isStopWord } from "./stop-words"
import { termsOf } from "./terms"
import { wordTexts } from "./words"

/** Texts of a row in which adjacent words are searched. */
export interface RowTexts {
  /**
   * Terms of each word except stop words, by text: heading, content and, for a page, the last part
   * of its address and its other names.
   */
  terms: readonly (readonly (readonly string[])[])[]
  /** All words of these texts in one string, with a bar before each text. */
  plain: string
}

const known = new WeakMap<SearchRow, RowTexts>()

/** Returns the texts of a row, cached because rows do not change. */
export function rowTexts(row: SearchRow): RowTexts {
  const made = known.get(row) ?? makeTexts(row)
  known.set(row, made)
  return made
}

/** Heading of a row; null if there is none. */
export const headingOf = ({ level, hierarchy }: SearchRow) =>
  level === "content" ? null : hierarchy[level]

function makeTexts(row: SearchRow): RowTexts {
  const address = row.anchor === null ? row.url.split("/").at(-1) : ""
  const words = [headingOf(row), row.content, address, ...row.names].flatMap(text => {
    const found = wordTexts(text ?? "")
    return found.length > 0 ? [found] : []
  })
  return {
    terms: words.map(part => part.map(termsOf).filter(([term = ""]) => !isStopWord(term))),
    plain: words.map(part => `| ${plainText(part)} `).join(""),
  }
}
