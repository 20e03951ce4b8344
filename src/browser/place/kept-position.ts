/** Fallback for browsers that refuse storage; lasts until the next full load. */
const positions = new Map<string, number>()

const nameOf = (key: string) => `@@scroll|${key}`

/** Stores how far down an entry of the history is read, in CSS pixels. */
export function keepPosition(key: string, position: number): void {
  positions.set(key, position)
  try {
    sessionStorage.setItem(nameOf(key), `${position}`)
  } catch {
    // Private browsing, or a full storage.
  }
}

/** Returns CSS pixels from the top, or undefined when the entry is new. */
export function keptPosition(key: string): number | undefined {
  try {
    const stored = sessionStorage.getItem(nameOf(key))
    if (stored) return Number(stored)
  } catch {
    // Private browsing.
  }
  return positions.get(key)
}
