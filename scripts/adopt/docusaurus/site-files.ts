import { existsSync, readdirSync, realpathSync, statSync } from "node:fs"
import { dirname, join, posix, relative, sep } from "node:path"
import { compareText } from "../../../src/lib/compare-text"

/** Folders that hold no sources, anywhere. */
const never = new Set(["node_modules", ".git", ".docusaurus", ".cache-loader"])
/** Folders of built files, unless content is in them. */
const built = new Set(["build", "dist"])

export interface SiteFiles {
  /** Paths relative to the site, with forward slashes; outside of it they begin with `../`. */
  files: string[]
  /** Symbolic links to nothing, out of the repository, or to a folder that contains them. */
  refusedLinks: string[]
}

/**
 * Lists the files of a site and of its configured content folders, which may be outside of it.
 * Follows symbolic links within the repository.
 * @param folders content folders relative to the site
 */
export function siteFiles(
  root: string,
  folders: readonly string[] = [],
  repository = repositoryOf(root),
): SiteFiles {
  const files = new Set<string>()
  const refusedLinks = new Set<string>()
  const isContent = (path: string) =>
    folders.some(
      folder => folder === path || path.startsWith(`${folder}/`) || folder.startsWith(`${path}/`),
    )
  walk("", [])
  for (const folder of folders)
    if (isOutside(folder) && existsSync(join(root, folder))) walk(folder, [])
  return { files: [...files].sort(compareText), refusedLinks: [...refusedLinks].sort(compareText) }

  function walk(folder: string, parents: readonly string[]): void {
    const real = realpathSync(join(root, folder))
    for (const item of readdirSync(real, { withFileTypes: true })) {
      const path = posix.join(folder, item.name)
      if (never.has(item.name) || (built.has(item.name) && !isContent(path))) continue
      if (item.isSymbolicLink()) follow(path, [...parents, real])
      else if (item.isDirectory()) walk(path, [...parents, real])
      else if (item.isFile()) files.add(path)
    }
  }

  function follow(path: string, parents: readonly string[]): void {
    const target = existsSync(join(root, path)) ? realpathSync(join(root, path)) : undefined
    if (!target || !isBelow(target, repository) || parents.includes(target)) refusedLinks.add(path)
    else if (statSync(target).isDirectory()) walk(path, parents)
    else files.add(path)
  }
}

/** Nearest folder with a Git repository, or the site itself. */
export function repositoryOf(root: string): string {
  const real = realpathSync(root)
  for (let folder = real; ; folder = dirname(folder)) {
    if (existsSync(join(folder, ".git"))) return folder
    if (folder === dirname(folder)) return real
  }
}

/** Returns true for a path that leads out of the site. */
export const isOutside = (path: string) => path === ".." || path.startsWith("../")

const isBelow = (path: string, folder: string) => {
  const way = relative(folder, path).split(sep)
  return way[0] !== ".."
}
