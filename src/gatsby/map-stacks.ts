import { existsSync, readFileSync } from "node:fs"
import { SourceMap } from "node:module"
import { dirname, join } from "node:path"
import type { OutputFile } from "esbuild"

/**
 * Stack traces of bundled code name files and lines of src. Maps are made when the first such stack is shown: made with
 * the bundles they would add to every start, and Node's own switch would read those of all 3,000 modules of Gatsby,
 * which takes 0.2 s.
 * @param folder where the bundles are
 * @param bundleAgain makes the same bundles with their maps
 */
export function mapStacks(folder: string, bundleAgain: () => readonly OutputFile[]): void {
  let maps: ReadonlyMap<string, SourceMap> | undefined
  const written = (site: NodeJS.CallSite) => {
    const [file, line, column] = [site.getFileName(), site.getLineNumber(), site.getColumnNumber()]
    if (!file?.startsWith(folder) || line === null || column === null) return String(site)
    maps ??= mapsOf(bundleAgain)
    const entry = maps.get(file)?.findEntry(line - 1, column - 1)
    if (!entry || !("originalSource" in entry)) return String(site)
    const { originalSource, originalLine, originalColumn } = entry
    const place = `${join(dirname(file), originalSource)}:${originalLine + 1}:${originalColumn + 1}`
    return String(site).replace(`${file}:${line}:${column}`, place)
  }
  Error.prepareStackTrace = (error, sites) =>
    [String(error), ...sites.map(site => `    at ${written(site)}`)].join("\n")
}

/** Maps by bundle; none for a bundle whose sources have been edited since, or do not compile any more. */
function mapsOf(bundleAgain: () => readonly OutputFile[]): ReadonlyMap<string, SourceMap> {
  try {
    const made = new Map(bundleAgain().map(file => [file.path, file]))
    const maps = [...made.values()].flatMap(({ path, contents }) => {
      const map = made.get(`${path}.map`)
      const isSame = map && existsSync(path) && readFileSync(path).equals(contents)
      return isSame ? [[path, new SourceMap(JSON.parse(map.text))] as const] : []
    })
    return new Map(maps)
  } catch {
    return new Map()
  }
}
