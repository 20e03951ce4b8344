import { existsSync } from "node:fs"
import { join, relative, resolve, sep } from "node:path"

/**
 * Folders of the project. `SITE_CONTENT` names another content tree (a fixture, a benchmark), from the project or
 * from the root of the disk. A static folder inside it then serves its files.
 */
export const projectRoot = process.cwd()
export const contentRoot = resolve(projectRoot, process.env.SITE_CONTENT || "content")
/** As problems name it. */
export const contentFolder = projectPath(contentRoot)
export const staticRoot = join(projectRoot, "static")
/** What outlives Gatsby's cache: compiled texts, drawn cards. Not in node_modules, which `npm ci` empties. */
export const cacheRoot = join(projectRoot, ".build-cache")

/** A link to the release that is published (docs/decisions/0070-publishing-is-a-switch.md); not there before the first build. */
export const publishedRoot = join(projectRoot, "site")

/**
 * Folder of the texts around the pages (navigation, home page, announcements). A content tree without its
 * own, such as a fixture, shows the site's.
 */
export const textsRoot = existsSync(join(contentRoot, "data", "navigation.yaml"))
  ? join(contentRoot, "data")
  : join(projectRoot, "content", "data")

/** Path from the project root with forward slashes, as errors and nodes name files. */
export function projectPath(absolutePath: string): string {
  return relative(projectRoot, absolutePath).split(sep).join("/")
}

/** Path below the content folder, or undefined for files elsewhere. */
export function contentPath(absolutePath: string): string | undefined {
  const path = relative(contentRoot, absolutePath).split(sep).join("/")
  return path.startsWith("..") ? undefined : path
}
