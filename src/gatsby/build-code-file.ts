import { join } from "node:path"

/** Files in src/gatsby that are run: the hooks and settings, and what a thread of their own runs. */
export const entries = ["index", "publish-thread"] as const

/** Where their bundles are. */
export const folder = join(process.cwd(), ".build-cache/build-code")

/** Bundled file of an entry; there once `loadBuildCode` has run. */
export const buildCodeFile = (entry: (typeof entries)[number]) => join(folder, `${entry}.cjs`)
