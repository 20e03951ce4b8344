import { existsSync, readFileSync } from "node:fs"
import type { OutputFile } from "esbuild"
import { install } from "source-map-support"

/**
 * Makes stack traces of bundled code refer to files and lines in src. Node's own option would read
 * the source maps of all 3,000 Gatsby modules, which takes 0.2 s.
 * @param folder folder of the bundles
 * @param bundleAgain makes the same bundles with their source maps; called when the first stack
 * trace of a bundle is printed, because making the maps up front would slow down every start
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

/** Source maps by bundle. Bundles whose sources have changed or no longer compile have none. */
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
