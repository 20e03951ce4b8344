import { contentPath } from "../../site/project-paths"

/** Separator between a page's component and its content file, as used by gatsby-plugin-mdx. */
export const contentFileQuery = "?__contentFilePath="

/**
 * Path below the content folder of a standalone page that gatsby-plugin-mdx may compile. Undefined
 * for all other files.
 * @param name a file, or a component followed by its content file
 */
export function codePagePath(name: string): string | undefined {
  const path = contentPath(name.split(contentFileQuery).at(-1) ?? name)
  return path?.startsWith("pages/") && path.endsWith(".mdx") ? path : undefined
}
