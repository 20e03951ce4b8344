import {
  lastDocsVersion,
  olderDocsVersions,
  preferredDocsVersion,
} from "../../browser/docs-version"
import { docsInstances, findDocsInstance } from "../../content/docs-instances"
import { contextualTag } from "../../search/records/searchable-page"
import { site } from "../../site.config"

interface Loader {
  enqueue(path: string): void
}

/** Gatsby's loader of page data. */
export const loader = (): Loader | undefined => window.___loader

/**
 * Filters for a search from this page: the site's language, everything outside the docs, and one
 * docs version. The version is that of the page, otherwise the reader's choice, otherwise the
 * current one.
 */
export function contextFilters(path: string): (string | string[])[] {
  const own = findDocsInstance(path, docsInstances(olderDocsVersions))
  const version = own?.name ?? preferredDocsVersion() ?? lastDocsVersion
  return [
    `language:${site.language}`,
    [
      `docusaurus_tag:${contextualTag({ section: "pages", version: "" })}`,
      `docusaurus_tag:${contextualTag({ section: "docs", version })}`,
    ],
  ]
}
