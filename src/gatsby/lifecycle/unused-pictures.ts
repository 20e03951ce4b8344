import { cpSync, existsSync, rmSync } from "node:fs"
import { join } from "node:path"
import { projectRoot } from "../../site/project-paths"

const shelf = join(projectRoot, ".cache", "unused-pictures")

/**
 * Puts files of pictures aside that no page shows, before they are swept from the published folder. Gatsby makes
 * the sizes and formats of a picture once, and remembers in `.cache` that they are made: of a post that is a draft
 * for a while, they would be missing for ever.
 * @param files below the published folder
 * @param sources digests of all pictures that there are, by which their folders are named; of others Gatsby forgets
 * as well that they were made
 * @returns the files put aside
 */
export function putAside(
  publicFolder: string,
  files: readonly string[],
  sources: ReadonlySet<string>,
): string[] {
  const kept = files.filter(file => {
    const [folder, digest = ""] = file.split("/")
    return folder === "static" && sources.has(digest)
  })
  for (const file of kept) cpSync(join(publicFolder, file), join(shelf, file))
  return kept
}

/** Brings all pictures back that were put aside, so that Gatsby finds what it remembers. */
export function bringBack(publicFolder: string): void {
  if (!existsSync(shelf)) return
  // Over nothing that is there: it may share its bytes with what is published or kept.
  cpSync(shelf, publicFolder, { recursive: true, force: false })
  rmSync(shelf, { recursive: true })
}
