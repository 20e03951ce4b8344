import { distance } from "fastest-levenshtein"

/** A page as the index of pages has it. */
export type IndexedPage = readonly [path: string, title: string]

/** How much alike an address must be to be offered, from 0 (nothing) to 1 (the same). */
const alikeEnough = 0.6

/** How many pages are offered. */
const offered = 3

/** The last part says more of what a page is than the folders before it, so that these may differ, and it may not. */
const folderShare = 0.2
const lastAlikeEnough = 0.5

/** The pages whose addresses are most like one that holds none, best first. */
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

/** The words of an address, for a search: `/docs/old-page.html` -> `old page`. */
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

/** Share of the letters that may stay. */
function alike(a: string, b: string): number {
  const longer = Math.max(a.length, b.length)
  return longer === 0 ? 1 : 1 - distance(a, b) / longer
}

/** Share of the words that both have. */
function sharedWords(a: string, b: string): number {
  const [one, other] = [new Set(a.split("-")), new Set(b.split("-"))]
  const shared = [...one].filter(word => other.has(word)).length
  return shared / Math.max(one.size, other.size)
}

const lastOf = (path: string) => path.slice(path.lastIndexOf("/") + 1)

/** Small letters, words joined by hyphens, without what files and older sites add: `/Docs/Old_Page.html` -> `docs/old-page`. */
function plain(path: string): string {
  return readable(path)
    .toLowerCase()
    .replace(/(?:\/index)?\.(?:html?|mdx?|php)$/, "")
    .replace(/[^\p{L}\p{N}/.]+/gu, "-")
    .replace(/^[/-]+|[/-]+$/g, "")
}

/** An address as a reader would write it; one that is not well encoded stays as it is. */
export function readable(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
