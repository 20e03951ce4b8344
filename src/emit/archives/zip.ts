import { strToU8, type Zippable, zipSync } from "fflate"

export interface ZipEntry {
  /** Path in the archive, with slashes. */
  path: string
  body: string
}

/** The first day that the format knows. The package writes the hours of the machine's zone, so it is midnight there. */
const mtime = () => new Date(1980, 0, 1)

/** A ZIP archive of texts, in the order of their paths: same entries, same bytes, whenever and wherever it is made. */
export function zipOf(entries: readonly ZipEntry[]): Uint8Array {
  const sorted = entries.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const files: Zippable = Object.fromEntries(sorted.map(({ path, body }) => [path, strToU8(body)]))
  return zipSync(files, { level: 9, mtime: mtime() })
}
