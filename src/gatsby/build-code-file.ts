import { join } from "node:path"
import { type BuildOptions, type BuildResult, buildSync } from "esbuild"

/**
 * Entry points in src/gatsby: the hooks and settings, and programs that run in their own thread or
 * process.
 */
const entries = ["index", "emit-worker", "precompile"] as const

/** Root folder of the project. */
export const root = process.cwd()

/** Folder of the bundled entries. */
export const buildCodeFolder = join(root, ".build-cache/build-code")

/** Path of a bundled entry; the file exists once `writeBuildCode` has run. */
export const buildCodeFile = (entry: (typeof entries)[number]) =>
  join(buildCodeFolder, `${entry}.cjs`)

const options = {
  absWorkingDir: root,
  entryPoints: entries.map(entry => join(root, `src/gatsby/${entry}.ts`)),
  bundle: true,
  platform: "node",
  format: "cjs",
  target: "node20",
  packages: "external",
  outdir: buildCodeFolder,
  outExtension: { ".js": ".cjs" },
  write: false,
  metafile: true,
} as const satisfies BuildOptions

/**
 * Bundles the entries in memory.
 * @param sourcemap also returns a map for each bundle, with the same name plus `.map`
 */
export const bundleBuildCode = (sourcemap: "external" | false = false) =>
  buildSync({ ...options, sourcemap })

/**
 * Files that determine the bundles: their sources, these settings, and the version of the bundler.
 */
export const sourcesOf = ({ metafile }: BuildResult<typeof options>): string[] =>
  [
    ...Object.keys(metafile.inputs),
    "src/gatsby/build-code-file.ts",
    "package.json",
    "tsconfig.json",
    "package-lock.json",
  ].map(file => join(root, file))
