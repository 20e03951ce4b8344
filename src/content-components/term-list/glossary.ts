import type { DocEntry, Entry } from "../../content/schema/entry"
import { compareText } from "../../lib/compare-text"
import { docsVersions } from "../../site.config"

/** A glossary term: a document with a definition. */
export interface Term {
  title: string
  path: string
  definition: string
}

/**
 * Terms on a page's glossary: those of the page's docs version, or of the last version on pages
 * outside the docs.
 * @param docs the documents that have pages; excludes drafts in a production build
 */
export function glossaryOn(page: Entry, docs: Iterable<DocEntry>): Term[] {
  const wanted = page.collection === "docs" ? page.base : docsVersions[0].path
  return [...docs]
    .flatMap(({ title, path, base, unlisted, frontMatter: { hoverText } }) =>
      hoverText && !unlisted && base === wanted ? { title, path, definition: hoverText } : [],
    )
    .sort((a, b) => compareText(a.title.toLowerCase(), b.title.toLowerCase()))
}
