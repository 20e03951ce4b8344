import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { basename, join } from "node:path"
import { buildSync } from "esbuild"
import { buildCodeFile, entries, folder } from "./build-code-file"

/**
 * The code in src/gatsby, bundled once for gatsby-config.ts and gatsby-node.ts. Gatsby's own compiler takes
 * seconds for what these two import, and gives each a copy. See docs/decisions/0018-build-code-by-esbuild.md.
 */
export function loadBuildCode(): typeof import(".") {
  // Gatsby's worker processes take what the main one bundled, whatever is edited meanwhile.
  if (process.env.BUILD_CODE !== folder) bundle()
  process.env.BUILD_CODE = folder
  const file = buildCodeFile("index")
  return createRequire(file)(file)
}

function bundle(): void {
  const { outputFiles } = buildSync({
    entryPoints: entries.map(entry => join(process.cwd(), `src/gatsby/${entry}.ts`)),
    bundle: true,
    platform: "node",
    format: "cjs",
    target: "node20",
    packages: "external",
    outdir: folder,
    outExtension: { ".js": ".cjs" },
    write: false,
  })
  mkdirSync(folder, { recursive: true })
  for (const { path, text } of outputFiles) {
    const file = join(folder, basename(path))
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue
    // Written aside and renamed, so that no process finds half of it.
    writeFileSync(`${file}.${process.pid}`, text)
    renameSync(`${file}.${process.pid}`, file)
  }
}
