import { preferredDocsVersion } from "../../browser/docs-version"
import { contextualTag } from "../../search/records/searchable-page"
import { docsVersions, site } from "../../site.config"

interface Loader {
  loadPageSync(path: string): { json?: { pageContext?: { version?: string } } } | undefined
  enqueue(path: string): void
}

/** Gatsby's loader of page data, which knows the page shown. */
export const loader = (): Loader | undefined => window.___loader

/**
 * What a search from this page may find: the language of the site, the docs version that the page belongs to, or
 * the reader's where it belongs to none, else the current one, and everything outside of the docs.
 */
export function contextFilters(path: string): (string | string[])[] {
  const [current] = docsVersions
  const version =
    loader()?.loadPageSync(path)?.json?.pageContext?.version ??
    preferredDocsVersion() ??
    current.name
  return [
    `language:${site.language}`,
    [
      `docusaurus_tag:${contextualTag({ section: "pages", version: "" })}`,
      `docusaurus_tag:${contextualTag({ section: "docs", version })}`,
    ],
  ]
}
