import { existsSync } from "node:fs"
import { join, relative, resolve, sep } from "node:path"

/**
 * Folders of the project. `SITE_CONTENT` sets another content tree (a fixture, a benchmark),
 * relative to the project or absolute, whose own static folder is then served.
 */
export const projectRoot = process.cwd()
export const contentRoot = resolve(projectRoot, process.env.SITE_CONTENT || "content")
/** Content folder as problems name it. */
export const contentFolder = projectPath(contentRoot)
export const staticRoot = join(projectRoot, "static")
/**
 * Cache that outlives Gatsby's: compiled texts, drawn cards. Not in node_modules, which `npm ci`
 * empties.
 */
export const cacheRoot = join(projectRoot, ".build-cache")

/**
 * Link to the published release (docs/decisions/0070-publishing-is-a-switch.md); missing before the
 * first build.
 */
export const publishedRoot = join(projectRoot, "site")

/**
 * Folder of the texts around pages (navigation, home page, announcements). A content tree without
 * its own, such as a fixture, uses the site's.
 */
export const textsRoot = existsSync(join(contentRoot, "data", "navigation.yaml"))
  ? join(contentRoot, "data")
  : join(projectRoot, "content", "data")

/** Path from the project root with forward slashes, as used in errors and nodes. */
export function projectPath(absolutePath: string): string {
  return relative(projectRoot, absolutePath).split(sep).join("/")
}

/** Path below the content folder, or undefined for files elsewhere. */
export function contentPath(absolutePath: string): string | undefined {
  const path = relative(contentRoot, absolutePath).split(sep).join("/")
  return path.startsWith("..") ? undefined : path
}
