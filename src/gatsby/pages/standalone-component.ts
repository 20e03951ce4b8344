import { join } from "node:path"
import { projectRoot } from "../../site/project-paths"
import { codePagePath, contentFileQuery } from "../mdx/content-path"

/** Template of the standalone pages that gatsby-plugin-mdx compiles, which come to it as its children. */
export const codeTemplate = "src/templates/standalone-code/index.tsx"

/**
 * What Gatsby is told of a standalone page that is MDX; undefined of all others.
 * @param file source of the page, from the project's root
 */
export function codePage(file: string): { component: string; frontmatter: object } | undefined {
  const source = join(projectRoot, file)
  if (!codePagePath(source)) return undefined
  return {
    component: join(projectRoot, codeTemplate) + contentFileQuery + source,
    // The plugin would make the page anew, to give it its front matter, unless it has some.
    frontmatter: {},
  }
}
