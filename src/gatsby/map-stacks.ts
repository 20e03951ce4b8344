import { existsSync, readFileSync } from "node:fs"
import type { OutputFile } from "esbuild"
import { install } from "source-map-support"

/**
 * Makes stack traces of bundled code show files and lines of src. Node's own switch would read the maps of all 3,000 modules of
 * Gatsby, which takes 0.2 s.
 * @param folder where the bundles are
 * @param bundleAgain makes the same bundles with their maps. It is called when a stack of a bundle is shown for the first time: maps
 * made with the bundles would add to every start.
 */
export function mapStacks(folder: string, bundleAgain: () => readonly OutputFile[]): void {
  let maps: ReadonlyMap<string, string> | undefined
  install({
    environment: "node",
    handleUncaughtExceptions: false,
    overrideRetrieveSourceMap: true,
    retrieveSourceMap: file => {
      if (!file.startsWith(folder)) return null
      maps ??= mapsOf(bundleAgain)
      const map = maps.get(file)
      return map === undefined ? null : { url: file, map }
    },
  })
}

/** Maps by bundle; none for a bundle whose sources have been edited since, or do not compile any more. */
function mapsOf(bundleAgain: () => readonly OutputFile[]): ReadonlyMap<string, string> {
  try {
    const made = new Map(bundleAgain().map(file => [file.path, file]))
    return new Map(
      [...made.values()].flatMap(({ path, contents }) => {
        const map = made.get(`${path}.map`)
        const isSame = map && existsSync(path) && readFileSync(path).equals(contents)
        return isSame ? [[path, map.text] as const] : []
      }),
    )
  } catch {
    return new Map()
  }
}
