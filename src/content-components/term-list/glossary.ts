import type { DocEntry, Entry } from "../../content/schema/entry"
import { compareText } from "../../lib/compare-text"
import { docsVersions } from "../../site.config"

/** A term that a glossary lists: a document with a definition. */
export interface Term {
  title: string
  path: string
  definition: string
}

/**
 * The glossary as a page shows it, by title: the terms of the page's own version of the docs, and of the current one
 * on pages outside of the docs.
 * @param docs the documents that have pages; drafts have none in a production build
 */
export function glossaryOn(page: Entry, docs: Iterable<DocEntry>): Term[] {
  const wanted = page.collection === "docs" ? page.version : docsVersions[0].name
  return [...docs]
    .flatMap(({ title, path, version, unlisted, frontMatter: { hoverText } }) =>
      hoverText && !unlisted && version === wanted ? { title, path, definition: hoverText } : [],
    )
    .sort((a, b) => compareText(a.title.toLowerCase(), b.title.toLowerCase()))
}
