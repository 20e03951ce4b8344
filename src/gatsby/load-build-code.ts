import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join, relative } from "node:path"
import { digestOf } from "../lib/digest"
import { buildCodeFile, buildCodeFolder, bundleBuildCode, root, sourcesOf } from "./build-code-file"
import { mapStacks } from "./map-stacks"
import { settlePatches } from "./patches/check"

/**
 * Loads the code in src/gatsby, bundled once for gatsby-config.ts and gatsby-node.ts. Gatsby's own
 * compiler takes seconds for the imports of these two files, and gives each a separate copy.
 * @see docs/decisions/0018-build-code-by-esbuild.md
 */
export function loadBuildCode(): typeof import(".") {
  // Gatsby and its workers use the bundles made by `src/build`, even if sources are edited
  // meanwhile.
  if (process.env.BUILD_CODE !== buildCodeFolder) {
    settlePatches(console.warn)
    Object.assign(process.env, writeBuildCode())
  }
  mapStacks(buildCodeFolder, () => bundleBuildCode("external").outputFiles)
  const file = buildCodeFile("index")
  return createRequire(file)(file)
}

/** File that records the sources and bundles of the last bundling, with their digest. */
const recordFile = join(buildCodeFolder, "made.json")

interface BundleRecord {
  files: string[]
  digest: string
}

/**
 * Bundles the build code, unless the existing bundles were made from the same sources.
 * @returns environment for processes that must use the bundles as they are now
 */
export function writeBuildCode(): { BUILD_CODE: string } {
  if (!isUpToDate()) {
    mkdirSync(buildCodeFolder, { recursive: true })
    const start = Date.now()
    const bundled = bundleBuildCode()
    for (const { path, text } of bundled.outputFiles) writeAtomically(path, text)
    const sources = sourcesOf(bundled)
    const outputs = bundled.outputFiles.map(({ path }) => path)
    // Relative, so that a copy of the project checks its own files.
    const files = [...sources, ...outputs].map(file => relative(root, file))
    // A source saved during bundling may or may not be included, so the bundles are made again next
    // time.
    if (sources.every(file => !existsSync(file) || statSync(file).mtimeMs < start))
      writeAtomically(
        recordFile,
        JSON.stringify({ files, digest: digestOfFiles(files) } satisfies BundleRecord),
      )
  }
  return { BUILD_CODE: buildCodeFolder }
}

function isUpToDate(): boolean {
  try {
    const { files, digest }: BundleRecord = JSON.parse(readFileSync(recordFile, "utf8"))
    return digestOfFiles(files) === digest
  } catch {
    return false
  }
}

const digestOfFiles = (files: readonly string[]) =>
  digestOf(files.map(file => [file, textOf(join(root, file))]))

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : null)

/**
 * Writes a file unless it already has this text. Writes to a temporary file and renames it, so that
 * no process reads a partial file.
 */
function writeAtomically(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, "utf8") === text) return
  writeFileSync(`${path}.${process.pid}`, text)
  renameSync(`${path}.${process.pid}`, path)
}
