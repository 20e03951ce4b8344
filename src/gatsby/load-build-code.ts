import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { buildCodeFile, buildCodeFolder, bundleBuildCode } from "./build-code-file"
import { mapStacks } from "./map-stacks"

/**
 * The code in src/gatsby, bundled once for gatsby-config.ts and gatsby-node.ts. Gatsby's own compiler takes
 * seconds for what these two import, and gives each a copy. See docs/decisions/0018-build-code-by-esbuild.md.
 */
export function loadBuildCode(): typeof import(".") {
  // Gatsby's worker processes take what the main one bundled, whatever is edited meanwhile.
  if (process.env.BUILD_CODE !== buildCodeFolder) writeBuildCode()
  process.env.BUILD_CODE = buildCodeFolder
  mapStacks(buildCodeFolder, () => bundleBuildCode("external"))
  const file = buildCodeFile("index")
  return createRequire(file)(file)
}

function writeBuildCode(): void {
  mkdirSync(buildCodeFolder, { recursive: true })
  for (const { path, text } of bundleBuildCode()) {
    if (existsSync(path) && readFileSync(path, "utf8") === text) continue
    // Written aside and renamed, so that no process finds half of it.
    writeFileSync(`${path}.${process.pid}`, text)
    renameSync(`${path}.${process.pid}`, path)
  }
}
