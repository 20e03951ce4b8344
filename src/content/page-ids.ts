/** Ids of the elements around a page's text, and of elements that scripts add. */
const pageIds = new Set([
  "main",
  "site-menu",
  "docs-sidebar",
  "conversation",
  "related",
  "cite",
  "scripts",
  "copy-status",
  "shortcut-title",
  "search-stored",
  "___gatsby",
  "gatsby-focus-wrapper",
  "gatsby-announcer",
  "gatsby-chunk-mapping",
])

/**
 * Globals that scripts read although they may be undefined. Browsers make every id a property of
 * `window`, so an element with such an id would shadow the global.
 */
const globals =
  /^(?:pageData|pagePath|dataLayer|gtag|trustedTypes|asyncRequires|MSApp|webpackChunk\w*|__\w*)$/

/**
 * Returns true if text must not use an id because a part of the page has it or a script depends on
 * it.
 */
export const isReservedId = (id: string): boolean =>
  pageIds.has(id) || globals.test(id) || /^search-(?:hit|list)-\d+(?:-name)?$/.test(id)
