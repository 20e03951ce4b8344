import { cpus } from "node:os"
import { makeFiles, missingOf } from "./make-files"
import type { PictureOfSite } from "./site-pictures"

/** Progress of generating pictures. */
export interface Progress {
  done: number
  of: number
  /** Estimated time left, in whole seconds, from the average so far. */
  left: number
}

/**
 * Generates all files that are not cached, while Gatsby does other work. A page that needs a
 * picture meanwhile waits only for that picture's files.
 * @returns number of pictures with missing files
 */
export async function makeAhead(
  pictures: readonly PictureOfSite[],
  tell: (progress: Progress) => void,
): Promise<number> {
  const wanted = pictures.filter(({ picture, recipes }) => missingOf(picture, recipes).length > 0)
  const start = performance.now()
  let done = 0
  const next = wanted.values()
  const worker = async () => {
    for (const { picture, recipes } of next) {
      await makeFiles(picture, recipes)
      done++
      const each = (performance.now() - start) / done
      tell({ done, of: wanted.length, left: Math.ceil(((wanted.length - done) * each) / 1000) })
    }
  }
  await Promise.all(cpus().map(worker))
  return wanted.length
}
