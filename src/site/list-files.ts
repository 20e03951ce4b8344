import { type Dirent, existsSync, readdirSync } from "node:fs"
import { join, sep } from "node:path"
import { compareText } from "../lib/compare-text"

/** Paths of symbolic links below a folder, in the form of `listFiles`. */
export function listLinks(folder: string): string[] {
  return list(folder, item => item.isSymbolicLink())
}

/**
 * Paths of all files below a folder, relative to it and in code-unit order; empty if the folder is
 * missing.
 */
export function listFiles(folder: string): string[] {
  return list(folder, item => item.isFile() && !item.name.startsWith("."))
}

function list(folder: string, isListed: (item: Dirent) => boolean): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(isListed)
    .map(item => pathBelow(folder, item))
    .sort(compareText)
}

/** Path of an item relative to a folder, with slashes on every system. */
export function pathBelow(folder: string, { parentPath, name }: Dirent): string {
  return join(parentPath, name)
    .slice(folder.length + 1)
    .split(sep)
    .join("/")
}
