import { mkdirSync, readFileSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"
import { digestOfEach } from "../../lib/digest"
import type { Artifact } from "../../model/site-model"
import type { SearchRow } from "../../search/engine/row"
import { codeFingerprint } from "../../site/fingerprint"
import { cacheRoot } from "../../site/project-paths"
import { writeText } from "../../site/write-text"

/** Code that, with the rows, determines the contents of an index. */
const indexCode = [
  "package-lock.json",
  "src/site.config.ts",
  "src/lib",
  "src/content",
  "src/search",
]

/** Returns a part of an index from the cache, or makes and caches it. */
export type CacheIndex = (
  part: string,
  rows: readonly SearchRow[],
  make: () => Artifact[],
) => Artifact[]

/** Creates a cache; reads the code once for all parts. */
export function indexCache(): CacheIndex {
  const code = codeFingerprint(indexCode)
  return (part, rows, make) => cachedIndex(code, part, rows, make)
}

/** List in the folder of a cached index: paths and lengths of its files, in order. */
const LIST = "files.json"

interface FileEntry {
  path: string
  bytes: number
}

/**
 * Files of the search index, cached by their rows and code. Making them takes more than half of the
 * time for all files other than pages.
 * @param code digest of the code that makes the index
 * @param part name of the part and of its folder
 */
function cachedIndex(
  code: string,
  part: string,
  rows: readonly SearchRow[],
  make: () => Artifact[],
): Artifact[] {
  const folder = join(cacheRoot, "search-index", part)
  const own = join(folder, digestOfEach([code, ...rows]))
  const cached = read(own)
  if (cached) return cached
  const made = make()
  rmSync(folder, { recursive: true, force: true })
  // Written to a temporary folder and renamed, so that an interrupted build leaves no partial
  // index.
  const temporary = `${own}.${process.pid}`
  mkdirSync(temporary, { recursive: true })
  for (const [index, { body }] of made.entries()) writeText(join(temporary, `${index}.json`), body)
  writeText(join(temporary, LIST), JSON.stringify(made.map(listed)))
  renameSync(temporary, own)
  return made
}

function read(folder: string): Artifact[] | undefined {
  try {
    const files: FileEntry[] = JSON.parse(readFileSync(join(folder, LIST), "utf8"))
    return files.map(({ path, bytes }, index) => {
      const body = readFileSync(join(folder, `${index}.json`))
      if (body.length !== bytes) throw new Error("the file is cut off")
      return { path, body: String(body) }
    })
  } catch {
    return undefined
  }
}

const listed = ({ path, body }: Artifact): FileEntry => ({ path, bytes: Buffer.byteLength(body) })
