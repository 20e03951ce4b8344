import { mkdirSync, mkdtempSync, rmdirSync, statfsSync } from "node:fs"
import { join } from "node:path"
import { picturesRoot } from "../site/pictures/picture-store"
import { cacheRoot, projectRoot } from "../site/project-paths"

/** Folders that a build writes to; each may be a separate mount. */
export const writtenFolders = [
  cacheRoot,
  picturesRoot,
  join(projectRoot, ".cache"),
  join(projectRoot, "public"),
]

/** Megabytes of free space below which a disk counts as full. */
const SCARCE = 32

/**
 * Creates the folders that a build writes to, and checks that each is writable.
 * @throws Error that names the folder and the fix, instead of a failure later in the build
 */
export function prepareFolders(folders: readonly string[] = writtenFolders): void {
  for (const folder of folders) {
    try {
      mkdirSync(folder, { recursive: true })
      rmdirSync(mkdtempSync(join(folder, ".probe-")))
    } catch (error) {
      throw cannotWrite(folder, error)
    }
    const full = fullDisk(folder)
    if (full) throw new Error(full)
  }
}

/** Error for a folder that cannot be written to. */
export function cannotWrite(folder: string, error: unknown): Error {
  const { code = "", message } = error as NodeJS.ErrnoException
  const [why, what] = causes[code] ?? [message, "Make it writable for this user."]
  return new Error(`${folder} cannot be written: ${why}. ${what}`, { cause: error })
}

const notAFolder = ["it is not a folder, or it is below a file", "Remove that file."] as const
const notAllowed = [
  "this user cannot write there",
  "Grant write access, or build in a folder that this user owns.",
] as const

const causes: Record<string, readonly [why: string, what: string]> = {
  EROFS: ["it is mounted read-only", "Mount it writable, or build in another folder."],
  EACCES: notAllowed,
  EPERM: notAllowed,
  EEXIST: notAFolder,
  ENOTDIR: notAFolder,
  ENOSPC: ["its disk is full", "Free some space, then build again."],
  EDQUOT: ["the quota of this user is used up", "Free some space, then build again."],
}

/** Message if the disk of a folder is full or nearly full; undefined otherwise. */
export function fullDisk(folder: string): string | undefined {
  const { bavail, bsize, blocks } = statfsSync(folder)
  const free = (bavail * bsize) / 1e6
  // Some file systems do not report their size.
  if (blocks === 0 || free >= SCARCE) return undefined
  return `The disk of ${folder} is full (${free.toFixed(1)} MB free). Free some space, then build again.`
}
