/** Ids of the parts around the text of a page, and of what scripts add to it. */
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
 * Globals that scripts read although they may not exist. An element with such an id would take their place, because browsers
 * make every id a property of `window`.
 */
const globals =
  /^(?:pageData|pagePath|dataLayer|gtag|trustedTypes|asyncRequires|MSApp|webpackChunk\w*|__\w*)$/

/** Returns true if text must not use an id, because a part of the page has it or a script depends on it. */
export const isReservedId = (id: string): boolean =>
  pageIds.has(id) || globals.test(id) || /^search-(?:hit|list)-\d+(?:-name)?$/.test(id)
