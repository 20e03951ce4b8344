import { useState } from "react"
import { readStorage, writeStorage } from "../../browser/storage"
import { isPathOnSite } from "../../search/path-on-site"
import { hierarchyLevels, type SearchHit } from "../../search/protocol"
import { settings } from "./settings"

/** A hit as it is kept: its texts are HTML, as in the index. */
export type StoredSearch = Pick<
  SearchHit,
  "objectID" | "url" | "type" | "hierarchy" | "content" | "status"
>

export interface StoredSearches {
  /** The latest first. */
  recent: readonly StoredSearch[]
  favourites: readonly StoredSearch[]
}

/** Names and texts are those of DocSearch, which the site used before: what readers stored then stays. */
const keys = (indexName: string) => ({
  recent: `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
  favourites: `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
})

/** What is stored; whatever in it is no search is left out. */
export function readSearches(indexName: string): StoredSearches {
  const { recent, favourites } = keys(indexName)
  return { recent: searchesIn(recent), favourites: searchesIn(favourites) }
}

function searchesIn(key: string): StoredSearch[] {
  try {
    const stored: unknown = JSON.parse(readStorage(key) ?? "[]")
    return Array.isArray(stored) ? stored.filter(isSearch) : []
  } catch {
    return []
  }
}

function isSearch(value: unknown): value is StoredSearch {
  if (!isRecord(value) || !isRecord(value.hierarchy)) return false
  const { objectID, url, type, hierarchy, content, status } = value
  return (
    typeof objectID === "string" &&
    typeof url === "string" &&
    isPathOnSite(url) &&
    [...hierarchyLevels, "content"].includes(String(type)) &&
    hierarchyLevels.every(level => isText(hierarchy[level])) &&
    typeof hierarchy.lvl1 === "string" &&
    isText(content) &&
    isText(status)
  )
}

/** None that was stored holds an element. */
const isText = (value: unknown) =>
  value === null || value === undefined || (typeof value === "string" && !value.includes("<"))

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null
}

const without = (searches: readonly StoredSearch[], { objectID }: StoredSearch) =>
  searches.filter(search => search.objectID !== objectID)

const withFirst = (searches: readonly StoredSearch[], added: StoredSearch) => {
  const { objectID, url, type, hierarchy, content, status } = added
  const kept = { objectID, url, type, hierarchy, content, ...(status ? { status } : {}) }
  return [kept, ...without(searches, added)]
}

/** What a reader may do with a search. A favourite is not kept as a recent one, too. */
const changes = {
  remember: ({ recent, favourites }: StoredSearches, search: StoredSearch) =>
    favourites.some(({ objectID }) => objectID === search.objectID)
      ? { recent, favourites }
      : { recent: withFirst(recent, search).slice(0, settings.recent), favourites },
  save: ({ recent, favourites }: StoredSearches, search: StoredSearch) => ({
    recent: without(recent, search),
    favourites: withFirst(favourites, search).slice(0, settings.favourites),
  }),
  remove: ({ recent, favourites }: StoredSearches, search: StoredSearch) => ({
    recent: without(recent, search),
    favourites: without(favourites, search),
  }),
}

/**
 * Applies a change to what is stored now, which another tab may have changed, and returns what is stored then; a
 * storage that is full or may not be used stays as it is.
 */
export function changeSearches(
  indexName: string,
  change: keyof typeof changes,
  search: StoredSearch,
): StoredSearches {
  const { recent, favourites } = changes[change](readSearches(indexName), search)
  const names = keys(indexName)
  for (const [key, searches] of [
    [names.recent, recent],
    [names.favourites, favourites],
  ] as const) {
    const text = JSON.stringify(searches)
    if (text !== (readStorage(key) ?? "[]")) writeStorage(key, text)
  }
  return readSearches(indexName)
}

/** Those of the stored searches that are shown. */
export const shownSearches = ({ recent, favourites }: StoredSearches): StoredSearches => ({
  recent: recent.slice(
    0,
    favourites.length > 0 ? settings.recentBesideFavourites : settings.recent,
  ),
  favourites: favourites.slice(0, settings.favourites),
})

/** The stored searches of a reader, and what changes them. */
export function useStoredSearches(indexName: string) {
  const [searches, setSearches] = useState(() => readSearches(indexName))
  return {
    ...shownSearches(searches),
    change: (change: keyof typeof changes, search: StoredSearch) =>
      setSearches(changeSearches(indexName, change, search)),
  }
}
