/** Endings by which forms of one English word differ. */
const endings = ["", "e", "ed", "ing", "er", "or", "ion", "ment"]
/** An ending behind what stays of the word. No lookbehind: Safari before 16.4 refuses a whole script for one. */
const ended = /^(\p{L}{3,})(?:e|ed|er|ing|or)$|^(\p{L}{4,})(?:ion|ment)$/u
const doubled = /([bdglmnprt])\1$/

/**
 * Other forms that a word may have in a text, such as `trading` and `trader` of `trade`. Most of them are no words;
 * those that no text has are found nowhere. Made from the query, so that the index need not hold them.
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
 * Returns the other way to write a version with a point: `v1.2.3` for `1.2.3`, and the reverse where no text has the
 * version as it was typed, since `1.1` for `v1.1` may be any number.
 */
export function versionForms(term: string, isKnown: boolean): string[] {
  if (!/^v?\d+\./.test(term)) return []
  if (!term.startsWith("v")) return [`v${term}`]
  return isKnown ? [] : [term.slice(1)]
}
