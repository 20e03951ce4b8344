import { cpSync, existsSync, rmSync } from "node:fs"
import { join } from "node:path"
import { projectRoot } from "../../site/project-paths"

const shelf = join(projectRoot, ".cache", "unused-pictures")

/**
 * Moves picture files that no page shows to a shelf before they are swept from the published
 * folder. Gatsby makes the sizes of a picture once and records that in `.cache`, so the files of a
 * post that is temporarily a draft would otherwise be missing permanently.
 * @param files below the published folder
 * @param sources digests of all existing pictures, which name their folders; for other pictures,
 * Gatsby also drops its record
 * @returns the files moved to the shelf
 */
export function shelvePictures(
  publicFolder: string,
  files: readonly string[],
  sources: ReadonlySet<string>,
): string[] {
  const shelved = files.filter(file => {
    const [folder, digest = ""] = file.split("/")
    return folder === "static" && sources.has(digest)
  })
  for (const file of shelved) cpSync(join(publicFolder, file), join(shelf, file))
  return shelved
}

/** Restores all pictures from the shelf, so that Gatsby finds the files that it has recorded. */
export function restorePictures(publicFolder: string): void {
  if (!existsSync(shelf)) return
  // Never overwrites a file: it may share its bytes with a published or cached file.
  cpSync(shelf, publicFolder, { recursive: true, force: false })
  rmSync(shelf, { recursive: true })
}
