import { pageIndexPath } from "../../content/artifact-paths"
import { type IndexedPage, nearPages, readable, wordsOf } from "./near-pages"

/** Finds suggestions for an address without a page; only a search if the page index is missing. */
export async function findNearPages(asked: string) {
  const pages = await fetch(pageIndexPath)
    .then(response => (response.ok ? (response.json() as Promise<IndexedPage[]>) : []))
    .catch(() => [])
  return { asked: readable(asked), words: wordsOf(asked), near: nearPages(asked, pages) }
}
