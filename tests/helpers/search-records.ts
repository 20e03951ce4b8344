/** Small search records, for tests of the code that searches. */

import type { PageSection } from "../../src/content/schema/body"
import type { SearchRecord } from "../../src/search/protocol"
import { recordsOf } from "../../src/search/records/cut-records"
import type { SearchablePage } from "../../src/search/records/searchable-page"

export function searchablePage(
  path: string,
  {
    sections = [],
    ...more
  }: Partial<Omit<SearchablePage, "sections">> & { sections?: PageSection[] } = {},
): SearchablePage {
  return {
    path,
    title: "A page",
    category: "Guides",
    section: "docs",
    version: "current",
    language: "en",
    rank: 5,
    description: "",
    keywords: "",
    status: null,
    sectionsFrom: sections,
    sections: () => sections,
    ...more,
  }
}

/** Records of pages given by path, title, and text. */
export function exampleRecords(
  ...pages: [path: string, title: string, text?: string][]
): SearchRecord[] {
  return pages.flatMap(([path, title, text = ""]) =>
    recordsOf(searchablePage(path, { title, sections: [{ anchor: null, trail: [], text }] })),
  )
}
