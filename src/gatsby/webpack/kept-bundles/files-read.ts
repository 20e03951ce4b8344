import { existsSync, readFileSync, statSync } from "node:fs"
import { join, relative } from "node:path"
import type { Compilation } from "webpack"
import { digestOf } from "../../../content/read/digest"

/** What a run of webpack has read of a project, by path from the project's root. Packages are left to the lock file. */
export interface FilesRead {
  /** Digests of files; of folders, that they are there. */
  found: Record<string, string>
  /** Where it looked for a file and found none. */
  missing: string[]
}

/**
 * What a run has read of a folder.
 * @returns undefined where a module asks to be compiled in each run, or where whole folders were read
 */
export function filesRead(compilation: Compilation, folder: string): FilesRead | undefined {
  const { fileDependencies, contextDependencies, missingDependencies, modules } = compilation
  if ([...modules].some(({ buildInfo }) => buildInfo?.cacheable === false)) return undefined
  const own = (paths: Iterable<string>) =>
    [...paths]
      .map(path => relative(folder, path))
      .filter(path => path && !path.startsWith("..") && !inPackages.test(path))
      .sort()
  if (own(contextDependencies).length > 0) return undefined
  const found: Record<string, string> = {}
  for (const path of own(fileDependencies)) found[path] = digestAt(join(folder, path))
  return { found, missing: own(missingDependencies).filter(path => !found[path]) }
}

const inPackages = /(^|[\\/])node_modules([\\/]|$)/

/** Whether a run would read the same again. */
export function isAsRead({ found, missing }: FilesRead, folder: string): boolean {
  return (
    Object.entries(found).every(([path, digest]) => digestAt(join(folder, path)) === digest) &&
    !missing.some(path => existsSync(join(folder, path)))
  )
}

/** Empty where there is nothing. */
function digestAt(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return ""
  return stats.isDirectory() ? "folder" : digestOf(readFileSync(path, "base64"))
}
