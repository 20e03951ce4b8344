import { pageIndexPath } from "../../content/artifact-paths"
import { type IndexedPage, nearPages, readable, wordsOf } from "./near-pages"

/** What to offer to a reader of an address that holds no page; a search alone where the index of pages does not come. */
export async function findNearPages(asked: string) {
  const pages = await fetch(pageIndexPath)
    .then(response => (response.ok ? (response.json() as Promise<IndexedPage[]>) : []))
    .catch(() => [])
  return { asked: readable(asked), words: wordsOf(asked), near: nearPages(asked, pages) }
}
