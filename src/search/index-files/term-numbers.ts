import type { SearchRow } from "../engine/row"
import { fieldTerms, fieldTexts, indexFields } from "../engine/text-index"
import { wordTexts } from "../engine/words"

/** Says which terms rows hold, by numbers that it gives to terms as it meets them. */
export class TermNumbers {
  /** All terms that were met, with their numbers. */
  readonly terms = new Map<string, number>()
  /** Of each field the words that it holds, so that each word is looked up once, and not once for each of its terms. */
  readonly #words = indexFields.map(() => new Map<string, readonly number[]>())

  /** Of each occurrence of a term in a row, the number of the term times the number of fields, and its field. */
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
      // Of marks alone.
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
