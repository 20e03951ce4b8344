import { greekNames } from "./greek-letters"

/**
 * Terms under which a word is found, the whole word first: without case, accents, plural s or the
 * 0x of hexadecimal numbers. Adds the parts of identifiers (`safeTransferFrom`: safe, transfer,
 * from) and the names of Greek letters.
 */
export function termsOf(word: string): readonly string[] {
  const made = known.get(word)
  if (made) return made
  const whole = termOf(word)
  const parts = [...partsOf(word).map(termOf), ...greekNames(word)]
  const terms = parts.length === 0 ? [whole] : [...new Set([whole, ...parts])]
  if (known.size >= CACHE_SIZE) known.clear()
  known.set(word, terms)
  return terms
}

/** Cache, because every keystroke repeats the same words. */
const known = new Map<string, readonly string[]>()
const CACHE_SIZE = 20_000

/** The single term for a whole word. */
export function termOf(word: string): string {
  const plain = plainAscii.test(word)
    ? word.toLowerCase()
    : word.normalize("NFKD").replace(marks, "").toLowerCase()
  if (hexadecimal.test(plain)) return plain.slice(2)
  return singular(plain)
}

const plainAscii = /^[A-Za-z0-9]+$/
const marks = /[\p{M}'’,]/gu
const hexadecimal = /^0x[0-9a-f]{3,}$/

/** Gives plural and singular the same term, which need not be a word. */
function singular(word: string): string {
  if (word.length < 3 || !word.endsWith("s") || /(ss|us|is|\ds|^\w[aeiou]s)$/.test(word))
    return word
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(sses|shes|ches|xes)$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

const hasParts = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}{2}|\p{L}\p{N}+\p{L}/u
const partPattern = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu

/** Parts of a camel-case identifier that are long enough to be words. */
function partsOf(word: string): string[] {
  if (!hasParts.test(word) || word.startsWith("0x")) return []
  return (word.match(partPattern) ?? []).filter(part => part.length > 2)
}
