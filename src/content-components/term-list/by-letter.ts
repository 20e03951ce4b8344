/** Anchor of the terms that begin with a letter. */
export const letterAnchor = (letter: string) => `letter-${letter.toLowerCase()}`

/** Items by the first letter of their titles, in the order given; titles that begin with a digit or a sign stand under `0`. */
export function byLetter<T extends { title: string }>(items: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const first = item.title.charAt(0).toUpperCase()
    const letter = /\p{L}/u.test(first) ? first : "0"
    groups.set(letter, [...(groups.get(letter) ?? []), item])
  }
  return groups
}
