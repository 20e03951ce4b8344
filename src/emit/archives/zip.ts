import { strToU8, type Zippable, zipSync } from "fflate"

export interface ZipEntry {
  /** Path in the archive, separated by slashes. */
  path: string
  body: string
}

/**
 * First day of the ZIP format. The package writes local time, so this is midnight in the machine's
 * time zone.
 */
const mtime = () => new Date(1980, 0, 1)

/** Makes a ZIP archive of texts, sorted by path: the same entries always give the same bytes. */
export function zipOf(entries: readonly ZipEntry[]): Uint8Array {
  const sorted = entries.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const files: Zippable = Object.fromEntries(sorted.map(({ path, body }) => [path, strToU8(body)]))
  return zipSync(files, { level: 9, mtime: mtime() })
}
