/**
 * Slug of a tag: lower case, words joined by hyphens, digits stay with their word, symbols of names spelled out
 * (`Uni V2` -> `uni-v2`, `DeFi` -> `defi`, `C++` -> `c-plus-plus`). Two labels with one slug are one tag.
 * A label without letters or digits becomes the numbers of its characters, so that it has an address at all.
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
 * Spells the symbols by which names such as `C++`, `C#` and `.NET` differ from others. Without lookbehind, which Safari
 * before 16.4 does not read.
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

/** Form in which two spellings of one label are equal: case, spaces, hyphens, accents and apostrophes do not count. */
export function labelForm(label: string): string {
  return plainLetters(label)
    .trim()
    .toLowerCase()
    .replace(/[\s_\p{Pd}]+/gu, "-")
}

/**
 * The form tags had in older addresses of the site: kebab case by lodash's rules, which part words at every
 * change of case and between letters and digits (`Uni V2` -> `uni-v-2`, `DeFi` -> `de-fi`, `LPs` -> `l-ps`).
 */
export function olderTagSlug(label: string): string {
  const ordinal = String.raw`\d*(?:1st|2nd|3rd|(?![123])\dth)(?=\b|[A-Z_])`
  const words = new RegExp(`${ordinal}|[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\\d+`, "g")
  return (plainLetters(label).match(words) ?? []).join("-").toLowerCase()
}

/** Without accents and apostrophes: `Gauß’ Café` keeps its words whole, and `≠` does not become `=`. */
function plainLetters(label: string): string {
  return label.normalize("NFKD").replace(/(\p{L})\p{M}+|['’]/gu, "$1")
}
