import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { digestOf } from "../../../content/read/digest"
import { codeFingerprint } from "../../../content/read/fingerprint"
import { cacheRoot } from "../../../content/read/project-paths"
import type { Artefact } from "../../../content/tree/site-model"
import type { SearchRow } from "../../../search/engine/row"

/** Code that decides, beside the rows, what an index holds. */
const indexCode = ["package-lock.json", "src/site.config.ts", "src/content", "src/search"]

/**
 * The files of the search index as the last build made them, if they are made of the same rows by the same code; else made anew and
 * kept for the next build. Making them takes more than half of the time of all files beside the pages.
 */
export function keptIndex(rows: readonly SearchRow[], make: () => Artefact[]): Artefact[] {
  const folder = join(cacheRoot, "search-index")
  const file = join(folder, `${digestOf([codeFingerprint(indexCode), rows])}.json`)
  const kept = read(file)
  if (kept) return kept
  const made = make()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  // Written aside and renamed, so that a build stopped half-way leaves no torn file.
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, JSON.stringify(made))
  renameSync(aside, file)
  return made
}

function read(file: string): Artefact[] | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return undefined
  }
}
