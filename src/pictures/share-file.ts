import { constants } from "node:fs"
import { copyFile, link, mkdir, stat, utimes } from "node:fs/promises"
import { dirname } from "node:path"

/** Error codes for a link that cannot be created: other disk, unsupported, too many links. */
export const withoutLinks: ReadonlySet<string> = new Set([
  "EXDEV",
  "EPERM",
  "EACCES",
  "ENOTSUP",
  "ENOSYS",
  "EMLINK",
])

/**
 * Hard-links a file, or copies it with its times if the disk cannot link; keeps an existing `to`.
 * Only for files that are never modified in place, because both names share the same bytes.
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
