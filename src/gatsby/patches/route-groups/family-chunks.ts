import { familyOf } from "../../../browser/families/script-families"

/**
 * Puts the templates of each route group into one script in Gatsby's list of templates
 * (`async-requires.js`). The build fails if a page's component is not a template, or if Gatsby's
 * text has changed.
 */
export function intoFamilies(list: string): string {
  let named = 0
  const families = list.replace(/webpackChunkName: "([^"]+)"/g, (_, chunk: string) => {
    named++
    const family = familyOf(chunk)
    if (family) return `webpackChunkName: "${family}"`
    throw new Error(
      `src/browser/families/script-families.ts: no script for ${chunk}, which is not a template of src/templates. Move its page there.`,
    )
  })
  const imports = list.match(/import\(/g)?.length ?? 0
  if (named === 0 || named !== imports)
    throw new Error(
      `src/gatsby/patches/route-groups/family-chunks.ts: ${imports} templates in Gatsby's async-requires.js, but names of ${named} scripts. Adapt this module to the names in that file in .cache.`,
    )
  return families
}

/** Rule for Gatsby's list of templates. */
export const familyRule = {
  test: /async-requires\.js$/,
  loader: "string-replace-loader",
  options: { search: /^[\s\S]+$/, replace: intoFamilies, strict: true },
} as const
