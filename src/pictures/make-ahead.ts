import { cpus } from "node:os"
import { makeFiles, missingOf } from "./make-files"
import type { PictureOfSite } from "./site-pictures"

/** How far the making of pictures is. */
export interface Progress {
  done: number
  of: number
  /** Whole seconds that the rest will take, by what the ones before took. */
  left: number
}

/**
 * Makes all files that are not kept from an earlier build, while Gatsby does other things. What is asked for meanwhile waits
 * for its own files alone.
 * @returns how many pictures had some to make
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
