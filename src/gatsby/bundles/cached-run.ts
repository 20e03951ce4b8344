import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { digestOf } from "../../lib/digest"
import { readVersions } from "../../site/data-files"
import { otherFilesText } from "../../site/file-addresses"
import { projectRoot } from "../../site/project-paths"
import { buildCodeFile } from "../build-code-file"
import { session } from "../session"
import { areUnchanged, type BundleInputs, type InputFiles, inputFiles } from "./input-files"

/**
 * A finished webpack run, with everything needed to decide whether another run would do the same.
 */
interface CachedRun<Result> {
  settings: string
  read: InputFiles
  /** Size in bytes of each file that the run wrote, by path from the project's root. */
  written: Record<string, number>
  result: Result
}

/** Stored in `.cache`, because the run describes files there. */
const fileOf = (stage: string) => join(projectRoot, ".cache/kept-bundles", `${stage}.json`)

/**
 * Records a finished run, unless its inputs cannot be determined.
 * @param start time when the run began, in milliseconds as of `Date.now()`
 * @param written files, by path from the project's root
 * @param result the JSON-serializable part of the run that Gatsby and the session need
 */
export function cacheRun<Result>(
  stage: string,
  compilation: BundleInputs,
  start: number,
  written: readonly string[],
  result: Result,
): void {
  const read = inputFiles(compilation, projectRoot, start)
  if (!read) return
  const run: CachedRun<Result> = {
    settings: currentSettings(),
    read,
    written: Object.fromEntries(written.map(path => [path, sizeOf(path) ?? 0])),
    result,
  }
  mkdirSync(dirname(fileOf(stage)), { recursive: true })
  writeFileSync(fileOf(stage), JSON.stringify(run))
}

/**
 * Returns the result of the last run of a stage if a new run would read and write the same files.
 */
export function cachedResult<Result>(stage: string): Result | undefined {
  if (!existsSync(fileOf(stage))) return undefined
  const { settings, read, written, result }: CachedRun<Result> = JSON.parse(
    readFileSync(fileOf(stage), "utf8"),
  )
  if (settings !== currentSettings() || !areUnchanged(read, projectRoot)) return undefined
  return Object.entries(written).every(([path, size]) => sizeOf(path) === size) ? result : undefined
}

const sizeOf = (path: string) => statSync(join(projectRoot, path), { throwIfNoEntry: false })?.size

/**
 * Digest of the inputs of webpack's settings that the build stamp does not cover: code outside of
 * the build, content, and Gatsby's arguments.
 */
const currentSettings = () =>
  digestOf([
    readFileSync(buildCodeFile("index"), "utf8"),
    readVersions().names,
    session.pathPrefix,
    session.pagesLikeFiles,
    otherFilesText(),
    process.argv.slice(2),
  ])
