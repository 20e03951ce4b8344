import { join } from "node:path"
import { listFiles } from "./list-files"
import { contentRoot, staticRoot } from "./project-paths"

/** Files that are served as they are, relative to the published folder. */
export const listStaticFiles = () => [
  ...listFiles(staticRoot),
  ...listFiles(join(contentRoot, "static")),
]

/** Addresses that gatsby-plugin-catch-links takes for files. */
export const fileLike = /\.(?!htm)[a-z0-9]{1,5}$/i

/**
 * Matches the addresses of files in `static` that the plugin would take for pages: by their ending, or by their name when they
 * have none. Undefined when there are none.
 */
export function otherFiles(files: readonly string[] = listStaticFiles()): RegExp | undefined {
  const ends = files
    .filter(file => !fileLike.test(file))
    .map(file => /\.[^./]+$/.exec(file)?.[0] ?? `/${file.replace(/^\//, "")}`)
  const texts = [...new Set(ends)].sort().map(end => encodeURI(end).replace(/[^\w/]/g, "\\$&"))
  return texts.length > 0 ? new RegExp(`(?:${texts.join("|")})$`) : undefined
}

/** The same as text, empty when there are none. */
export const otherFilesText = () => otherFiles()?.source ?? ""

/** Addresses of the pages that are named like files, such as `/docs/v1.2`, as links have them. */
export function pagesLikeFiles(
  paths: readonly string[],
  pathPrefix: string,
  others = otherFiles(),
): string[] {
  return paths
    .filter(path => fileLike.test(path) || others?.test(path))
    .map(path => pathPrefix + encodeURI(path))
}
