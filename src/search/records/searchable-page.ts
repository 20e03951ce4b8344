import type { PageSection } from "../../content/schema/body"
import type { SearchRecord } from "../protocol"

/** Data of a page before it is split into records. */
export interface SearchablePage {
  path: string
  title: string
  /** Group of the page's hits: a docs category or the label of an article section. */
  category: string
  section: SearchRecord["section"]
  /** Name of the docs version; empty for other pages. */
  version: string
  language: string
  /**
   * Breaks ties between equally good matches; higher ranks first. See
   * `src/model/search/page-rank.ts`.
   */
  rank: number
  description: string
  /** Other names of the page. See `src/model/search/keywords.ts`. */
  keywords: string
  /** See `SearchRecord`. */
  status: string | null
  /** Source of the sections, as plain data that changes when they do. */
  sectionsFrom: unknown
  sections: () => readonly PageSection[]
}

/**
 * Tag of the page's search context: docs belong to one version, everything else to the `default`
 * context of every reader.
 */
export function contextualTag({
  section,
  version,
}: Pick<SearchablePage, "section" | "version">): string {
  return section === "docs" ? `docs-${version}-current` : "default"
}
