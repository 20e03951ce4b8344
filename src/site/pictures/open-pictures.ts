import { availableParallelism } from "node:os"
import type { Checkable } from "../../content/schema/entry"
import { picturesOf } from "../../model/page-pictures"
import { imageFile } from "../image-file"
import type { PictureFault, PictureFlaw } from "./inspect-picture"
import { keepDigests } from "./known-digests"
import { isSound, type Opened, openPicture, type Picture } from "./open-picture"

/** All pictures that pages name. */
export interface Pictures {
  /** Valid pictures, one for each file. */
  sound: readonly Picture[]
  /** Returns the valid picture of a reference; undefined if there is none. */
  find(pageFile: string, src: string): Picture | undefined
  /** Returns the fault or flaw of a reference's file, if any; `missing` if there is no file. */
  faultOf(pageFile: string, src: string): PictureFault | PictureFlaw | "missing" | undefined
}

/** Opens the pictures of pages, as many at a time as there are processors. */
export async function openPictures(entries: readonly Checkable[]): Promise<Pictures> {
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
      return isSound(result) ? result.flaw : result
    },
  }
}
