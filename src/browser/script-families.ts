/**
 * All templates, by the script that holds them: readers of one family do not carry the others, and from page to page
 * within a family only data are loaded. See docs/decisions/0003-scripts-by-family.md.
 */
export const scriptFamilies: Readonly<Record<string, readonly string[]>> = {
  articles: ["article", "article-archive", "article-list", "article-tag", "article-tags"],
  docs: ["doc", "doc-category", "docs-tag", "docs-tags"],
  contract: ["contract"],
  home: ["home"],
  others: ["not-found", "search", "standalone"],
}

/** Gatsby's name for the script of a template. */
export const templateChunk = (template: string) => `component---src-templates-${template}-index-tsx`

/** Gatsby's names for the scripts of pages that gatsby-plugin-mdx compiles: each has one of its own. */
export const contentPageChunk = /^component---.+-content-file-path-/

/** The script that holds a template, by Gatsby's name for it; undefined where there is no such template. */
export function familyOf(chunkName: string): string | undefined {
  if (contentPageChunk.test(chunkName)) return chunkName
  return Object.keys(scriptFamilies).find(family =>
    scriptFamilies[family]?.some(template => templateChunk(template) === chunkName),
  )
}

/**
 * Script at the end of the document that starts loading a family's script along with the others; Gatsby asks for
 * it only after they have run. The address is looked up, since the document stays when scripts change.
 */
export const familyPreload = (family: string) =>
  `(JSON.parse(___chunkMapping)[${JSON.stringify(family)}]||[]).forEach(function(h){var l=document.createElement("link");l.rel="preload";l.as="script";l.href=h;document.head.append(l)})`
