import { join } from "node:path"
import { projectRoot } from "../../site/project-paths"
import { codePagePath, contentFileQuery } from "../mdx/content-path"

/** Template of the standalone pages that gatsby-plugin-mdx compiles and passes in as children. */
export const codeTemplate = "src/templates/standalone-code/index.tsx"

/**
 * Arguments of Gatsby's `createPage` for a standalone MDX page. Undefined for all other pages.
 * @param file source of the page, relative to the project root
 */
export function codePage(file: string): { component: string; frontmatter: object } | undefined {
  const source = join(projectRoot, file)
  if (!codePagePath(source)) return undefined
  return {
    component: join(projectRoot, codeTemplate) + contentFileQuery + source,
    // Without any front matter, the plugin would create the page again to add it.
    frontmatter: {},
  }
}
