import type { Problem } from "../../content/problem"
import type { Checkable } from "../../content/schema/entry"
import { picturesOf, readable } from "../page-pictures"

/** Returns the problem with the file of an image reference, if any. */
export type PictureFaults = (
  pageFile: string,
  src: string,
) => Pick<Problem, "message" | "fix" | "kind"> | "missing" | undefined

/** Finds pictures that are missing, and files that no browser could display. */
export function checkPictures(entry: Checkable, pictureFault: PictureFaults): Problem[] {
  return picturesOf(entry).flatMap(({ src, line, field }) => {
    const fault = pictureFault(entry.file, src)
    if (!fault) return []
    return [
      { file: entry.file, line, field, ...(fault === "missing" ? missingPicture(src) : fault) },
    ]
  })
}

/** Problem of an image reference without a file. */
export function missingPicture(src: string): Pick<Problem, "message" | "fix" | "kind"> {
  const name = readable(src)
  return {
    message: `there is no image "${name}"`,
    fix: src.startsWith("/")
      ? `put the file at static${name}, or correct the address`
      : "put the file next to the page, or correct the path",
    kind: "missing-picture",
  }
}
