import { routeGroupOf } from "../../../browser/route-groups/route-groups"

/**
 * Puts the templates of each route group into one script in Gatsby's list of templates
 * (`async-requires.js`). The build fails if a page's component is not a template, or if Gatsby's
 * text has changed.
 */
export function intoRouteGroups(list: string): string {
  let named = 0
  const groups = list.replace(/webpackChunkName: "([^"]+)"/g, (_, chunk: string) => {
    named++
    const group = routeGroupOf(chunk)
    if (group) return `webpackChunkName: "${group}"`
    throw new Error(
      `src/browser/route-groups/route-groups.ts: no script for ${chunk}, which is not a template of src/templates. Move its page there.`,
    )
  })
  const imports = list.match(/import\(/g)?.length ?? 0
  if (named === 0 || named !== imports)
    throw new Error(
      `src/gatsby/patches/route-groups/group-chunks.ts: ${imports} templates in Gatsby's async-requires.js, but names of ${named} scripts. Adapt this module to the names in that file in .cache.`,
    )
  return groups
}

/** Rule for Gatsby's list of templates. */
export const routeGroupRule = {
  test: /async-requires\.js$/,
  loader: "string-replace-loader",
  options: { search: /^[\s\S]+$/, replace: intoRouteGroups, strict: true },
} as const
