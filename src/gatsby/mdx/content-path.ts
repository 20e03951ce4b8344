import { contentPath } from "../../site/project-paths"

/** What stands in the name of a page's component before the content file that it shows, as gatsby-plugin-mdx has it. */
export const contentFileQuery = "?__contentFilePath="

/**
 * Path below the content folder of the standalone page that gatsby-plugin-mdx may compile; undefined for all other files.
 * @param name a file, or a component with the content file that it shows
 */
export function codePagePath(name: string): string | undefined {
  const path = contentPath(name.split(contentFileQuery).at(-1) ?? name)
  return path?.startsWith("pages/") && path.endsWith(".mdx") ? path : undefined
}
