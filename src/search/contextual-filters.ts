import type { FacetFilters } from "./protocol"
import { contextualTag } from "./records/searchable-page"

/** What a reader of one language and docs version searches: that version's docs, and all that has none. */
export function contextualFilters(language: string, docsVersion: string): FacetFilters {
  const tags = [
    contextualTag({ section: "pages", version: "" }),
    contextualTag({ section: "docs", version: docsVersion }),
  ]
  return [`language:${language}`, tags.map(tag => `docusaurus_tag:${tag}`)]
}
