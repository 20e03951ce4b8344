import { plainText } from "./query"
import type { SearchRow } from "./row"
import { isStopWord } from "./stop-words"
import { termsOf } from "./terms"
import { wordTexts } from "./words"

/** Texts of a row in which words that stand side by side are looked for. */
export interface RowTexts {
  /**
   * Terms of each word but stop words: of its heading, of its text and, for a page, of the end of its address and of
   * its other names.
   */
  terms: readonly (readonly (readonly string[])[])[]
  /** All words of the same as one text, each part after a bar. */
  plain: string
}

const known = new WeakMap<SearchRow, RowTexts>()

/** Made once for each row that is looked at; rows do not change. */
export function rowTexts(row: SearchRow): RowTexts {
  const made = known.get(row) ?? makeTexts(row)
  known.set(row, made)
  return made
}

/** The heading that a row stands for; none where it stands below the deepest level. */
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
