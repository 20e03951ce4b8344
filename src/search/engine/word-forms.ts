/** Endings of the forms of an English word. */
const endings = ["", "e", "ed", "ing", "er", "or", "ion", "ment"]
/**
 * A stem and its ending. Avoids lookbehind, which makes Safari before 16.4 reject the whole script.
 */
const ended = /^(\p{L}{3,})(?:e|ed|er|ing|or)$|^(\p{L}{4,})(?:ion|ment)$/u
const doubled = /([bdglmnprt])\1$/

/**
 * Other forms that a word may have in a text, such as `trading` and `trader` for `trade`; most are
 * not words and find nothing. They are made from the query, so that the index does not store them.
 */
export function wordForms(term: string): string[] {
  if (!/^\p{L}{4,}$/u.test(term)) return []
  const cut = term.replace(ended, "$1$2")
  const stem = doubled.test(cut) ? cut.slice(0, -1) : cut
  const last = stem.slice(-1)
  const forms = [stem, stem + last].flatMap(start => endings.map(end => start + end))
  return [...new Set(forms)].filter(form => form !== term)
}

/**
 * Other spelling of a version that contains a point: `v1.2.3` for `1.2.3`. The reverse applies only
 * if the typed form is not in the index, because `1.1` for `v1.1` may be any number.
 */
export function versionForms(term: string, isKnown: boolean): string[] {
  if (!/^v?\d+\./.test(term)) return []
  if (!term.startsWith("v")) return [`v${term}`]
  return isKnown ? [] : [term.slice(1)]
}
