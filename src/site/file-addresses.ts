import { join } from "node:path"
import { listFiles } from "./list-files"
import { contentRoot, staticRoot } from "./project-paths"

/** Files that are served unchanged, relative to the published folder. */
export const listStaticFiles = () => [
  ...listFiles(staticRoot),
  ...listFiles(join(contentRoot, "static")),
]

/** Addresses that gatsby-plugin-catch-links treats as files. */
export const fileLike = /\.(?!htm)[a-z0-9]{1,5}$/i

/**
 * Matches the addresses of files in `static` that the plugin would treat as pages, by their
 * extension or, without one, by their name. Returns undefined if there are none.
 */
export function otherFiles(files: readonly string[] = listStaticFiles()): RegExp | undefined {
  const ends = files
    .filter(file => !fileLike.test(file))
    .map(file => /\.[^./]+$/.exec(file)?.[0] ?? `/${file.replace(/^\//, "")}`)
  const texts = [...new Set(ends)].sort().map(end => encodeURI(end).replace(/[^\w/]/g, "\\$&"))
  return texts.length > 0 ? new RegExp(`(?:${texts.join("|")})$`) : undefined
}

/** Source of `otherFiles` as text; empty if there are none. */
export const otherFilesText = () => otherFiles()?.source ?? ""

/** Addresses, as in links, of the pages whose names look like files, such as `/docs/v1.2`. */
export function pagesLikeFiles(
  paths: readonly string[],
  pathPrefix: string,
  others = otherFiles(),
): string[] {
  return paths
    .filter(path => fileLike.test(path) || others?.test(path))
    .map(path => pathPrefix + encodeURI(path))
}
