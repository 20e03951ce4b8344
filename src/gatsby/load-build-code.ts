import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { buildCodeFile, buildCodeFolder, bundleBuildCode } from "./build-code-file"
import { mapStacks, mapsMadeLate } from "./map-stacks"

/**
 * The code in src/gatsby, bundled once for gatsby-config.ts and gatsby-node.ts. Gatsby's own compiler takes
 * seconds for what these two import, and gives each a copy. See docs/decisions/0018-build-code-by-esbuild.md.
 */
export function loadBuildCode(): typeof import(".") {
  // Gatsby and its workers take what `scripts/gatsby` bundled, whatever is edited meanwhile.
  if (process.env.BUILD_CODE !== buildCodeFolder) Object.assign(process.env, writeBuildCode())
  mapStacks(
    buildCodeFolder,
    mapsMadeLate(() => bundleBuildCode("external")),
  )
  const file = buildCodeFile("index")
  return createRequire(file)(file)
}

/** Bundles what builds run. @returns the environment of processes that are to take it as it is now */
export function writeBuildCode(): { BUILD_CODE: string } {
  mkdirSync(buildCodeFolder, { recursive: true })
  for (const { path, text } of bundleBuildCode()) {
    if (existsSync(path) && readFileSync(path, "utf8") === text) continue
    // Written aside and renamed, so that no process finds half of it.
    writeFileSync(`${path}.${process.pid}`, text)
    renameSync(`${path}.${process.pid}`, path)
  }
  return { BUILD_CODE: buildCodeFolder }
}
