import { useState } from "react"
import { readStorage, writeStorage } from "../../browser/storage"
import { isPathOnSite } from "../../search/path-on-site"
import { hierarchyLevels, type SearchHit } from "../../search/protocol"
import { settings } from "./settings"

/** A stored hit; its texts are HTML, as in the index. */
export type StoredSearch = Pick<
  SearchHit,
  "objectID" | "url" | "type" | "hierarchy" | "content" | "status"
>

export interface StoredSearches {
  /** Latest first. */
  recent: readonly StoredSearch[]
  favourites: readonly StoredSearch[]
}

/**
 * Storage keys and format of DocSearch, which the site used before, so that readers keep their
 * searches.
 */
const keys = (indexName: string) => ({
  recent: `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
  favourites: `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
})

/** Reads the stored searches; invalid ones are omitted. */
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

/** Valid stored texts never contain elements. */
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

/**
 * Changes that a reader can make to stored searches. A favorite is not also stored as a recent
 * search.
 */
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
 * Applies a change to the stored searches, which another tab may have changed, and returns the
 * stored result. If storage is full or not available, it stays unchanged.
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

/** Stored searches that are shown. */
export const shownSearches = ({ recent, favourites }: StoredSearches): StoredSearches => ({
  recent: recent.slice(
    0,
    favourites.length > 0 ? settings.recentBesideFavourites : settings.recent,
  ),
  favourites: favourites.slice(0, settings.favourites),
})

/** The reader's stored searches and a function to change them. */
export function useStoredSearches(indexName: string) {
  const [searches, setSearches] = useState(() => readSearches(indexName))
  return {
    ...shownSearches(searches),
    change: (change: keyof typeof changes, search: StoredSearch) =>
      setSearches(changeSearches(indexName, change, search)),
  }
}
