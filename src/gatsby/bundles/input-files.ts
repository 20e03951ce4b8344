import { existsSync, readFileSync, statSync } from "node:fs"
import { join, relative, sep } from "node:path"
import { digestOf } from "../../lib/digest"

/** The parts of a compilation that webpack and Rspack share. */
export interface BundleInputs {
  fileDependencies: Iterable<string>
  contextDependencies: Iterable<string>
  missingDependencies: Iterable<string>
  /** Only webpack's modules report whether they must be compiled in each run. */
  modules: Iterable<{ buildInfo?: object | undefined }>
}

/**
 * Project files that a bundler run read, by path from the project's root. Packages are left to the
 * lock file.
 */
export interface InputFiles {
  /** Digests of files; for folders, a constant that only records that they exist. */
  found: Record<string, string>
  /** Paths where the run looked for a file and found none. */
  missing: string[]
}

/**
 * Lists the files that a run read below a folder.
 * @param start time when the run began, in milliseconds as of `Date.now()`
 * @returns undefined if a module must be compiled in each run, if the run read whole folders, or if
 * a file was saved after `start` and the run may have read either version. Files in `.cache` are
 * exempt from the last rule, because only Gatsby writes them.
 */
export function inputFiles(
  compilation: BundleInputs,
  folder: string,
  start: number,
): InputFiles | undefined {
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

/** True if a new run would read the same files with the same contents. */
export function areUnchanged({ found, missing }: InputFiles, folder: string): boolean {
  return (
    Object.entries(found).every(([path, digest]) => digestAt(join(folder, path)) === digest) &&
    !missing.some(path => existsSync(join(folder, path)))
  )
}

/**
 * Last-modified time in ms. Returns 0 for directories, because their mtime changes whenever an
 * entry is added.
 */
function savedAt(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats?.isFile() ? stats.mtimeMs : 0
}

/** Returns an empty string if nothing exists at the path. */
function digestAt(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return ""
  return stats.isDirectory() ? "folder" : digestOf(readFileSync(path, "base64"))
}
