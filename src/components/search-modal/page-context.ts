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
 * What a search from this page may find: the language of the site, the docs version that the page belongs to, or
 * the reader's where it belongs to none, else the current one, and everything outside of the docs.
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
