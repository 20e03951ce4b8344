import { statSync } from "node:fs"
import type { GatsbyCache } from "gatsby"
import type { Picture } from "../../content/read/pictures/open-picture"

/**
 * Tells gatsby-source-filesystem the digests of pictures in place of its own, so that a fresh start, which loses its cache, does not read
 * hundreds of megabytes again. They stand where it looks before it reads a file: under its time and number.
 */
export async function handOverDigests(
  pictures: readonly Pick<Picture, "file" | "digest">[],
  getCache: (plugin: string) => Pick<GatsbyCache, "set">,
): Promise<void> {
  const cache = getCache("gatsby-source-filesystem")
  await Promise.all(
    pictures.map(({ file, digest }) => {
      const stats = statSync(file, { throwIfNoEntry: false })
      return stats && cache.set(`${stats.mtimeMs}${stats.ino}`, digest)
    }),
  )
}
