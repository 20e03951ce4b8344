import { type Dirent, existsSync, readdirSync } from "node:fs"
import { join, sep } from "node:path"
import { compareText } from "../lib/compare-text"

/** Symbolic links below a folder, in the same form. */
export function listLinks(folder: string): string[] {
  return list(folder, item => item.isSymbolicLink())
}

/** Every file below a folder as paths relative to it, in code-unit order; none where the folder is missing. */
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

/** Where an item lies below a folder, with slashes on every system. */
export function pathBelow(folder: string, { parentPath, name }: Dirent): string {
  return join(parentPath, name)
    .slice(folder.length + 1)
    .split(sep)
    .join("/")
}
