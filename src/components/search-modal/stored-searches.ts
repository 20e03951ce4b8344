import { readStorage, writeStorage } from "../../browser/storage"
import { isPathOnSite } from "../../search/path-on-site"
import { hierarchyLevels } from "../../search/protocol"

/** Where the package keeps what a reader has found before. */
const keys = (indexName: string) => [
  `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
  `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
]

/**
 * Throws away what is stored but is no search: the package believes what it reads and would not start. Returns
 * whether searches can be stored at all; a full storage takes the package's own test but no search.
 */
export function prepareStoredSearches(indexName: string): boolean {
  for (const key of keys(indexName)) {
    const text = readStorage(key)
    if (text === null) continue
    const sound = soundSearches(text)
    if (sound !== text) writeStorage(key, sound)
  }
  return takesText()
}

/** The sound ones of the stored searches as text; null where there are none. */
function soundSearches(text: string): string | null {
  try {
    const stored: unknown = JSON.parse(text)
    const sound = Array.isArray(stored) ? stored.filter(isSearch) : []
    return sound.length > 0 ? JSON.stringify(sound) : null
  } catch {
    return null
  }
}

function isSearch(value: unknown): boolean {
  if (!isRecord(value) || !isRecord(value.hierarchy)) return false
  const { objectID, url, type, hierarchy, content } = value
  return (
    typeof objectID === "string" &&
    typeof url === "string" &&
    isPathOnSite(url) &&
    [...hierarchyLevels, "content"].includes(String(type)) &&
    hierarchyLevels.every(level => isText(hierarchy[level])) &&
    typeof hierarchy.lvl1 === "string" &&
    isText(content)
  )
}

/** Texts are shown as HTML, and none that was stored holds an element. */
const isText = (value: unknown) =>
  value === null || value === undefined || (typeof value === "string" && !value.includes("<"))

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null
}

/** About the length of the most that is stored. */
const PROBE_LENGTH = 8_000

function takesText(): boolean {
  const key = "search-probe"
  try {
    window.localStorage.setItem(key, " ".repeat(PROBE_LENGTH))
    window.localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}
