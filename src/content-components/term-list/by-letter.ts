/** Anchor of the terms that begin with the given letter. */
export const letterAnchor = (letter: string) => `letter-${letter.toLowerCase()}`

/**
 * Groups items by the first letter of their titles, in the given order. Titles that begin with a
 * digit or a symbol are under `0`.
 */
export function byLetter<T extends { title: string }>(items: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const first = item.title.charAt(0).toUpperCase()
    const letter = /\p{L}/u.test(first) ? first : "0"
    groups.set(letter, [...(groups.get(letter) ?? []), item])
  }
  return groups
}
