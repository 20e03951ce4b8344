import { distance } from "fastest-levenshtein"

/** Returns the known word closest to a mistyped one, if any is close enough to be meant. */
export function closest(word: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map(candidate => ({ candidate, edits: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ edits }) => edits <= Math.max(2, Math.floor(word.length / 3)))
  return ranked.sort((a, b) => a.edits - b.edits)[0]?.candidate
}
