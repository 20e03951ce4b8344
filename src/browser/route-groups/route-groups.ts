/**
 * Route groups, each with one script, by the prefix of their templates' names; all other templates
 * share one script. docs/decisions/0003-scripts-by-family.md gives the reasons.
 */
const prefixes = {
  articles: "article",
  docs: "doc",
  contract: "contract",
  home: "home",
  embed: "embed",
}
const others = "others"
export const routeGroups: readonly string[] = [...Object.keys(prefixes), others]

/** Gatsby's chunk name of a template. */
export const templateChunk = (template: string) => `component---src-templates-${template}-index-tsx`

/**
 * Matches chunk names of pages that gatsby-plugin-mdx compiles, each of which has its own chunk.
 */
export const contentPageChunk = /^component---.+-content-file-path-/

/**
 * Returns the script that contains a chunk: the route group of a template, or the chunk itself for
 * an MDX page. Returns undefined for other chunks.
 */
export function routeGroupOf(chunkName: string): string | undefined {
  if (contentPageChunk.test(chunkName)) return chunkName
  const template = /^component---src-templates-(.+)-index-tsx$/.exec(chunkName)?.[1]
  if (template === undefined) return undefined
  const known = Object.entries(prefixes).find(([, start]) => template.startsWith(start))
  return known?.[0] ?? others
}
