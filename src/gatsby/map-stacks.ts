import { existsSync, readFileSync } from "node:fs"
import { SourceMap } from "node:module"
import { dirname, join } from "node:path"
import type { OutputFile } from "esbuild"

/** The map of a bundle, if it has one. */
type MapOf = (file: string) => SourceMap | undefined

/**
 * Stack traces of bundled code name files and lines of src. Node's own switch would read the maps of all 3,000 modules of Gatsby,
 * which takes 0.2 s.
 * @param folder where the bundles are
 * @param mapOf asked when a stack of a bundle is shown
 */
export function mapStacks(folder: string, mapOf: MapOf): void {
  const written = (site: NodeJS.CallSite) => {
    const [file, line, column] = [site.getFileName(), site.getLineNumber(), site.getColumnNumber()]
    if (!file?.startsWith(folder) || line === null || column === null) return String(site)
    const entry = mapOf(file)?.findEntry(line - 1, column - 1)
    if (!entry || !("originalSource" in entry)) return String(site)
    const { originalSource, originalLine, originalColumn } = entry
    const place = `${join(dirname(file), originalSource)}:${originalLine + 1}:${originalColumn + 1}`
    return String(site).replace(`${file}:${line}:${column}`, place)
  }
  Error.prepareStackTrace = (error, sites) =>
    [String(error), ...sites.map(site => `    at ${written(site)}`)].join("\n")
}

/** Maps that lie beside their bundles. */
export function mapsBeside(): MapOf {
  const maps = new Map<string, SourceMap | undefined>()
  return file => {
    if (!maps.has(file)) maps.set(file, readMap(`${file}.map`))
    return maps.get(file)
  }
}

const readMap = (file: string) =>
  existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, "utf8"))) : undefined

/**
 * Maps that are made when the first is asked for: made with the bundles they would add to every start.
 * @param bundleAgain makes the same bundles with their maps
 */
export function mapsMadeLate(bundleAgain: () => readonly OutputFile[]): MapOf {
  let maps: ReadonlyMap<string, SourceMap> | undefined
  return file => {
    maps ??= mapsOf(bundleAgain)
    return maps.get(file)
  }
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
