import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join, relative } from "node:path"
import { digestOf } from "../lib/digest"
import { buildCodeFile, buildCodeFolder, bundleBuildCode, root, sourcesOf } from "./build-code-file"
import { mapStacks } from "./map-stacks"
import { settlePatches } from "./patches/check"

/**
 * The code in src/gatsby, bundled once for gatsby-config.ts and gatsby-node.ts. Gatsby's own compiler takes
 * seconds for what these two import, and gives each a copy. See docs/decisions/0018-build-code-by-esbuild.md.
 */
export function loadBuildCode(): typeof import(".") {
  // Gatsby and its workers take what `src/build` bundled, whatever is edited meanwhile.
  if (process.env.BUILD_CODE !== buildCodeFolder) {
    settlePatches(console.warn)
    Object.assign(process.env, writeBuildCode())
  }
  mapStacks(buildCodeFolder, () => bundleBuildCode("external").outputFiles)
  const file = buildCodeFile("index")
  return createRequire(file)(file)
}

/** What the bundles that lie there were made of, and are. */
const madeFile = join(buildCodeFolder, "made.json")

interface Made {
  files: string[]
  digest: string
}

/**
 * Bundles what builds run, unless the bundles of the last build are made of the same sources.
 * @returns the environment of processes that are to take it as it is now
 */
export function writeBuildCode(): { BUILD_CODE: string } {
  if (!isUpToDate()) {
    mkdirSync(buildCodeFolder, { recursive: true })
    const start = Date.now()
    const bundled = bundleBuildCode()
    for (const { path, text } of bundled.outputFiles) writeAside(path, text)
    const sources = sourcesOf(bundled)
    const outputs = bundled.outputFiles.map(({ path }) => path)
    // Relative, so that a copy of the project looks at its own files.
    const files = [...sources, ...outputs].map(file => relative(root, file))
    // What was saved meanwhile may be in the bundles or not: they are made again next time.
    if (sources.every(file => !existsSync(file) || statSync(file).mtimeMs < start))
      writeAside(madeFile, JSON.stringify({ files, digest: digestOfFiles(files) } satisfies Made))
  }
  return { BUILD_CODE: buildCodeFolder }
}

function isUpToDate(): boolean {
  try {
    const { files, digest }: Made = JSON.parse(readFileSync(madeFile, "utf8"))
    return digestOfFiles(files) === digest
  } catch {
    return false
  }
}

const digestOfFiles = (files: readonly string[]) =>
  digestOf(files.map(file => [file, textOf(join(root, file))]))

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : null)

/** Writes a file unless it holds this text; aside and renamed, so that no process finds half of it. */
function writeAside(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, "utf8") === text) return
  writeFileSync(`${path}.${process.pid}`, text)
  renameSync(`${path}.${process.pid}`, path)
}
