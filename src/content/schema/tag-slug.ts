/**
 * Slug of a tag: lowercase, words joined by hyphens, digits attached to their word, symbols spelled
 * out (`Uni V2` -> `uni-v2`, `DeFi` -> `defi`, `C++` -> `c-plus-plus`). Two labels with one slug
 * are one tag, and a label without letters or digits becomes its code points in hexadecimal.
 */
export function tagSlug(label: string): string {
  const slug = plainLetters(spellSymbols(label))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
  return (
    slug || [...label.trim()].map(character => character.codePointAt(0)?.toString(16)).join("-")
  )
}

/**
 * Spells out the symbols that distinguish names such as `C++`, `C#`, and `.NET`. Avoids lookbehind,
 * which Safari before 16.4 does not support.
 */
export function spellSymbols(label: string): string {
  return label
    .replace(
      /([\p{L}\p{N}])(\++)/gu,
      (_, before: string, pluses: string) => `${before}${" plus".repeat(pluses.length)} `,
    )
    .replace(/(^|[^\p{L}\p{N}])(\p{L})#/gu, "$1$2 sharp ")
    .replace(/(^|\s)\.(?=\p{L})/gu, "$1dot ")
}

/**
 * Normalizes a label, so that spellings that differ only in case, spaces, hyphens, accents, or
 * apostrophes are equal.
 */
export function labelForm(label: string): string {
  return plainLetters(label)
    .trim()
    .toLowerCase()
    .replace(/[\s_\p{Pd}]+/gu, "-")
}

/**
 * Slug of a tag in older addresses of the site: kebab case by lodash's rules, which split words at
 * every change of case and between letters and digits (`Uni V2` -> `uni-v-2`, `DeFi` -> `de-fi`,
 * `LPs` -> `l-ps`).
 */
export function olderTagSlug(label: string): string {
  const ordinal = String.raw`\d*(?:1st|2nd|3rd|(?![123])\dth)(?=\b|[A-Z_])`
  const words = new RegExp(`${ordinal}|[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\\d+`, "g")
  return (plainLetters(label).match(words) ?? []).join("-").toLowerCase()
}

/**
 * Removes accents and apostrophes: the words of `Gauß’ Café` stay whole, and `≠` does not become
 * `=`.
 */
function plainLetters(label: string): string {
  return label.normalize("NFKD").replace(/(\p{L})\p{M}+|['’]/gu, "$1")
}
