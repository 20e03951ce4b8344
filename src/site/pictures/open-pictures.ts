import { availableParallelism } from "node:os"
import type { Entry } from "../../content/schema/entry"
import { picturesOf } from "../../model/page-pictures"
import { imageFile } from "../image-file"
import type { PictureFault } from "./inspect-picture"
import { keepDigests } from "./known-digests"
import { isSound, type Opened, openPicture, type Picture } from "./open-picture"

/** Every picture that pages name. */
export interface Pictures {
  /** Those that are sound, one for each file. */
  sound: readonly Picture[]
  /** The sound picture of a reference; undefined where there is none. */
  find(pageFile: string, src: string): Picture | undefined
  /** What is wrong with the file of a reference; `missing` where there is no file. */
  faultOf(pageFile: string, src: string): PictureFault | "missing" | undefined
}

/** Opens the pictures of pages, as many at a time as there are processors. */
export async function openPictures(entries: readonly Entry[]): Promise<Pictures> {
  const files = new Set(
    entries.flatMap(entry =>
      picturesOf(entry).flatMap(({ src }) => imageFile(entry.file, src) ?? []),
    ),
  )
  const opened = new Map<string, Opened>()
  const next = files.values()
  const worker = async () => {
    for (const file of next) opened.set(file, await openPicture(file))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  keepDigests()
  const resultOf = (pageFile: string, src: string) => opened.get(imageFile(pageFile, src) ?? "")
  return {
    sound: [...opened.values()].filter(isSound),
    find(pageFile, src) {
      const result = resultOf(pageFile, src)
      return result && isSound(result) ? result : undefined
    },
    faultOf(pageFile, src) {
      const result = resultOf(pageFile, src)
      if (!result) return "missing"
      return isSound(result) ? undefined : result
    },
  }
}
