/**
 * The scripts that hold the templates: readers of one family do not carry the others, and from page to page within a
 * family only data are loaded. A family is known by how the names of its templates begin; all others share one script.
 * See docs/decisions/0003-scripts-by-family.md.
 */
const beginnings = {
  articles: "article",
  docs: "doc",
  contract: "contract",
  home: "home",
  embed: "embed",
}
const others = "others"
export const scriptFamilies: readonly string[] = [...Object.keys(beginnings), others]

/** Gatsby's name for the script of a template. */
export const templateChunk = (template: string) => `component---src-templates-${template}-index-tsx`

/** Gatsby's names for the scripts of pages that gatsby-plugin-mdx compiles: each has one of its own. */
export const contentPageChunk = /^component---.+-content-file-path-/

/** The script that holds a template, by Gatsby's name for it; undefined where that is no template's. */
export function familyOf(chunkName: string): string | undefined {
  if (contentPageChunk.test(chunkName)) return chunkName
  const template = /^component---src-templates-(.+)-index-tsx$/.exec(chunkName)?.[1]
  if (template === undefined) return undefined
  const known = Object.entries(beginnings).find(([, start]) => template.startsWith(start))
  return known?.[0] ?? others
}
