import type { SearchRow } from "../engine/row"
import { fieldTerms, fieldTexts, indexFields } from "../engine/text-index"
import { wordTexts } from "../engine/words"

/** Numbers terms as they occur, and lists the terms of a row by number. */
export class TermNumbers {
  /** Numbers of all terms so far. */
  readonly terms = new Map<string, number>()
  /**
   * Numbers for the words of each field, cached so that each word is split into terms only once.
   */
  readonly #words = indexFields.map(() => new Map<string, readonly number[]>())

  /**
   * Occurrences of terms in a row: the number of the term times the number of fields, plus the
   * number of the field.
   */
  of(row: SearchRow): number[] {
    const found: number[] = []
    for (const [field, text] of fieldTexts(row).entries())
      for (const word of wordTexts(text)) found.push(...this.#ofWord(word, field))
    return found
  }

  #ofWord(word: string, field: number): readonly number[] {
    const known = this.#words[field]?.get(word)
    if (known) return known
    const made = fieldTerms(word, indexFields[field])
      // A word made only of marks has an empty term.
      .filter(term => term !== "")
      .map(term => this.#numberOf(term) * indexFields.length + field)
    this.#words[field]?.set(word, made)
    return made
  }

  #numberOf(term: string): number {
    const number = this.terms.get(term) ?? this.terms.size
    this.terms.set(term, number)
    return number
  }
}
