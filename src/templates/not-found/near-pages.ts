import { distance } from "fastest-levenshtein"

/** An entry of the page index. */
export type IndexedPage = readonly [path: string, title: string]

/** Minimum similarity of an address to be offered, from 0 (nothing) to 1 (the same). */
const alikeEnough = 0.6

/** Maximum number of pages offered. */
const offered = 3

/**
 * Weight of the folders in the similarity, as a fraction. The last part of an address says more
 * about a page than its folders, so it has a minimum of its own.
 */
const folderShare = 0.2
const lastAlikeEnough = 0.5

/** Returns the pages whose addresses are most similar to one without a page, best first. */
export function nearPages(asked: string, pages: readonly IndexedPage[]): IndexedPage[] {
  const wanted = plain(asked)
  if (wanted === "") return []
  return pages
    .map(page => ({ page, score: likeness(wanted, plain(page[0])) }))
    .filter(({ score }) => score >= alikeEnough)
    .sort((a, b) => b.score - a.score)
    .slice(0, offered)
    .map(({ page }) => page)
}

/** Words of an address, for a search: `/docs/old-page.html` -> `old page`. */
export function wordsOf(asked: string): string {
  return lastOf(plain(asked)).replaceAll("-", " ")
}

function likeness(asked: string, path: string): number {
  const [a, b] = [lastOf(asked), lastOf(path)]
  const last = Math.max(alike(a, b), sharedWords(a, b))
  if (last < lastAlikeEnough) return 0
  const folders = alike(asked.slice(0, -a.length), path.slice(0, -b.length))
  return last * (1 - folderShare) + folders * folderShare
}

/** Fraction of the letters that can stay. */
function alike(a: string, b: string): number {
  const longer = Math.max(a.length, b.length)
  return longer === 0 ? 1 : 1 - distance(a, b) / longer
}

/** Fraction of the words that both have. */
function sharedWords(a: string, b: string): number {
  const [one, other] = [new Set(a.split("-")), new Set(b.split("-"))]
  const shared = [...one].filter(word => other.has(word)).length
  return shared / Math.max(one.size, other.size)
}

const lastOf = (path: string) => path.slice(path.lastIndexOf("/") + 1)

/**
 * Lowercase, with hyphens between words, without the extensions of files and older sites:
 * `/Docs/Old_Page.html` -> `docs/old-page`.
 */
function plain(path: string): string {
  return readable(path)
    .toLowerCase()
    .replace(/(?:\/index)?\.(?:html?|mdx?|php)$/, "")
    .replace(/[^\p{L}\p{N}/.]+/gu, "-")
    .replace(/^[/-]+|[/-]+$/g, "")
}

/** Decodes an address for readers; one that is badly encoded stays the same. */
export function readable(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
