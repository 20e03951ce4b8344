/** Fallback for browsers that refuse storage; lasts until the next full load. */
const positions = new Map<string, number>()

const nameOf = (key: string) => `@@scroll|${key}`

/** Stores the scroll position of a history entry, in CSS pixels. */
export function savePosition(key: string, position: number): void {
  positions.set(key, position)
  try {
    sessionStorage.setItem(nameOf(key), `${position}`)
  } catch {
    // Storage is disabled or full.
  }
}

/** Returns CSS pixels from the top, or undefined when the entry is new. */
export function savedPosition(key: string): number | undefined {
  try {
    const stored = sessionStorage.getItem(nameOf(key))
    if (stored) return Number(stored)
  } catch {
    // Storage is disabled.
  }
  return positions.get(key)
}
