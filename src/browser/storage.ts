/**
 * True after the warning. Local storage may be missing or throw (private browsing, sandboxed
 * frames): reads then return null, writes do nothing, and the console gets one warning.
 */
let warned = false

export function readStorage(key: string): string | null {
  return attempt(() => window.localStorage.getItem(key))
}

/** Stores a value; null removes the key. */
export function writeStorage(key: string, value: string | null): void {
  attempt(() => {
    if (value === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, value)
    return null
  })
}

function attempt(action: () => string | null): string | null {
  try {
    return action()
  } catch (error) {
    if (!warned) {
      warned = true
      console.warn("Browser storage is unavailable; choices last for this page only.", error)
    }
    return null
  }
}
