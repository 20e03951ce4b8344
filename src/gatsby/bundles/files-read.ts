import { existsSync, readFileSync, statSync } from "node:fs"
import { join, relative, sep } from "node:path"
import { digestOf } from "../../lib/digest"

/** What webpack and Rspack tell of a run. */
export interface Compilation {
  fileDependencies: Iterable<string>
  contextDependencies: Iterable<string>
  missingDependencies: Iterable<string>
  /** Only webpack tells whether they must be compiled in each run. */
  modules: Iterable<{ buildInfo?: object | undefined }>
}

/** What a run of a bundler has read of a project, by path from the project's root. Packages are left to the lock file. */
export interface FilesRead {
  /** Digests of files; of folders, that they are there. */
  found: Record<string, string>
  /** Where it looked for a file and found none. */
  missing: string[]
}

/**
 * What a run has read of a folder.
 * @param start when the run began, in milliseconds as of `Date.now()`
 * @returns undefined where a module asks to be compiled in each run, where whole folders were read, or where a file was saved since the
 * start, of which nobody knows whether the run has read it before or after. What Gatsby writes into `.cache`, nobody saves.
 */
export function filesRead(
  compilation: Compilation,
  folder: string,
  start: number,
): FilesRead | undefined {
  const { fileDependencies, contextDependencies, missingDependencies, modules } = compilation
  if ([...modules].some(({ buildInfo }) => isCompiledEachTime(buildInfo))) return undefined
  const own = (paths: Iterable<string>) =>
    [...paths]
      .map(path => relative(folder, path))
      .filter(path => path && !path.startsWith("..") && !inPackages.test(path))
      .sort()
  if (own(contextDependencies).length > 0) return undefined
  const files = own(fileDependencies)
  const isSaved = (path: string) =>
    !path.startsWith(`.cache${sep}`) && savedAt(join(folder, path)) >= start
  if (files.some(isSaved)) return undefined
  const found: Record<string, string> = {}
  for (const path of files) found[path] = digestAt(join(folder, path))
  return { found, missing: own(missingDependencies).filter(path => !found[path]) }
}

const isCompiledEachTime = (info: object | undefined) =>
  info !== undefined && "cacheable" in info && info.cacheable === false

const inPackages = /(^|[\\/])node_modules([\\/]|$)/

/** Whether a run would read the same again. */
export function isAsRead({ found, missing }: FilesRead, folder: string): boolean {
  return (
    Object.entries(found).every(([path, digest]) => digestAt(join(folder, path)) === digest) &&
    !missing.some(path => existsSync(join(folder, path)))
  )
}

/** Of a folder, which changes whenever something is put into it, 0. */
function savedAt(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats?.isFile() ? stats.mtimeMs : 0
}

/** Empty where there is nothing. */
function digestAt(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return ""
  return stats.isDirectory() ? "folder" : digestOf(readFileSync(path, "base64"))
}
