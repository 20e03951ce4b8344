import type { PageSection } from "../../content/schema/body"
import type { SearchRecord } from "../protocol"

/** What the search knows of a page before it is cut into records. */
export interface SearchablePage {
  path: string
  title: string
  /** Group of hits that the page falls into: category of the docs, label of the article section. */
  category: string
  section: SearchRecord["section"]
  /** Name of the docs version; empty outside the docs. */
  version: string
  language: string
  /** Breaks ties between pages that match equally well; higher comes first. See `page-rank.ts`. */
  rank: number
  description: string
  /** Words that name the page beside its title. See `keywords.ts`. */
  keywords: string
  /** See `SearchRecord`. */
  status: string | null
  /** What its sections are made of, as plain data that differs where they do. */
  sectionsFrom: unknown
  sections: () => readonly PageSection[]
}

/** Docs answer for one version; everything else belongs to the `default` context of every reader. */
export function contextualTag({
  section,
  version,
}: Pick<SearchablePage, "section" | "version">): string {
  return section === "docs" ? `docs-${version}-current` : "default"
}
