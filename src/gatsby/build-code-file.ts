import { join } from "node:path"
import { buildSync } from "esbuild"

/** Files in src/gatsby that are run: the hooks and settings, and programs of threads and processes of their own. */
const entries = [
  "index",
  "publish-thread",
  "finish-thread",
  "compile-ahead",
  "render-worker",
] as const

/** Where their bundles are. */
export const buildCodeFolder = join(process.cwd(), ".build-cache/build-code")

/** Bundled file of an entry; there once `writeBuildCode` has run. */
export const buildCodeFile = (entry: (typeof entries)[number]) =>
  join(buildCodeFolder, `${entry}.cjs`)

/** The bundles, not written yet. @param sourcemap also a map for each, named like it with `.map` */
export const bundleBuildCode = (sourcemap: "external" | false = false) =>
  buildSync({
    entryPoints: entries.map(entry => join(process.cwd(), `src/gatsby/${entry}.ts`)),
    bundle: true,
    platform: "node",
    format: "cjs",
    target: "node20",
    packages: "external",
    outdir: buildCodeFolder,
    outExtension: { ".js": ".cjs" },
    sourcemap,
    write: false,
  }).outputFiles
