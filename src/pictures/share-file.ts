import { constants } from "node:fs"
import { copyFile, link, mkdir, stat, utimes } from "node:fs/promises"
import { dirname } from "node:path"

/** What a file system says that cannot link these two: other disks, no links at all, too many of them. */
export const withoutLinks: ReadonlySet<string> = new Set([
  "EXDEV",
  "EPERM",
  "EACCES",
  "ENOTSUP",
  "ENOSYS",
  "EMLINK",
])

/**
 * Gives a file a second name; where the disk cannot do that, a copy with the same time. Both names then stand for the same bytes: only for
 * files that nobody writes into. A file that is there already stays.
 */
export async function shareFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  try {
    await link(from, to)
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException
    if (code === "EEXIST") return
    if (!withoutLinks.has(code)) throw error
    await copyFile(from, to, constants.COPYFILE_FICLONE)
    const { atime, mtime } = await stat(from)
    await utimes(to, atime, mtime)
  }
}
