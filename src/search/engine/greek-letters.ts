/** Names in code point order; the second sigma is the final form. */
const names =
  "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma sigma tau upsilon phi chi psi omega".split(
    " ",
  )
const first = "α".charCodeAt(0)

/** Names of the Greek letters in a word, so that `gamma` finds the Γ of a formula. */
export function greekNames(word: string): string[] {
  if (!/[Α-ϖ]/u.test(word)) return []
  return [...word.normalize("NFKC").toLowerCase()].flatMap(
    letter => names[letter.charCodeAt(0) - first] ?? [],
  )
}
