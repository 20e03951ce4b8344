/** In the order of their characters; the second sigma is the one at the end of words. */
const names =
  "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma sigma tau upsilon phi chi psi omega".split(
    " ",
  )
const first = "α".charCodeAt(0)

/** Names of the Greek letters of a word: readers who look for `gamma` mean the Γ of a formula too. */
export function greekNames(word: string): string[] {
  if (!/[Α-ϖ]/u.test(word)) return []
  return [...word.normalize("NFKC").toLowerCase()].flatMap(
    letter => names[letter.charCodeAt(0) - first] ?? [],
  )
}
