import { existsSync, readFileSync } from "node:fs"
import { SourceMap } from "node:module"
import { join } from "node:path"

/**
 * Stack traces of bundled code name files and lines of src. A map is read when an error is shown, not before: Node's own
 * switch would read those of all 3,000 modules that Gatsby loads, which takes 0.2 s.
 * @param folder where bundles and their maps are, with the sources as paths from there
 */
export function mapStacks(folder: string): void {
  const maps = new Map<string, SourceMap | undefined>()
  const mapOf = (file: string) => {
    if (!maps.has(file)) maps.set(file, readMap(`${file}.map`))
    return maps.get(file)
  }
  const written = (site: NodeJS.CallSite) => {
    const [file, line, column] = [site.getFileName(), site.getLineNumber(), site.getColumnNumber()]
    if (!file?.startsWith(folder) || line === null || column === null) return String(site)
    const entry = mapOf(file)?.findEntry(line - 1, column - 1)
    if (!entry || !("originalSource" in entry)) return String(site)
    const { originalSource, originalLine, originalColumn } = entry
    const place = `${join(folder, originalSource)}:${originalLine + 1}:${originalColumn + 1}`
    return String(site).replace(`${file}:${line}:${column}`, place)
  }
  Error.prepareStackTrace = (error, sites) =>
    [String(error), ...sites.map(site => `    at ${written(site)}`)].join("\n")
}

const readMap = (file: string) =>
  existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, "utf8"))) : undefined
