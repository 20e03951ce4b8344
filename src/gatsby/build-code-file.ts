import { join } from "node:path"
import { type BuildOptions, type BuildResult, buildSync } from "esbuild"

/** Files in src/gatsby that are run: the hooks and settings, and programs of threads and processes of their own. */
const entries = ["index", "publish-thread", "compile-ahead"] as const

/** Folder of the project. */
export const root = process.cwd()

/** Where their bundles are. */
export const buildCodeFolder = join(root, ".build-cache/build-code")

/** Bundled file of an entry; there once `writeBuildCode` has run. */
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

/** The bundles, not written yet. @param sourcemap also a map for each, named like it with `.map` */
export const bundleBuildCode = (sourcemap: "external" | false = false) =>
  buildSync({ ...options, sourcemap })

/** What decides what the bundles are: their sources, these settings, and the version of who bundles. */
export const sourcesOf = ({ metafile }: BuildResult<typeof options>): string[] =>
  [
    ...Object.keys(metafile.inputs),
    "src/gatsby/build-code-file.ts",
    "package.json",
    "tsconfig.json",
    "package-lock.json",
  ].map(file => join(root, file))
