import { missingPicture } from "../../model/check/check-pictures"
import { imageFile } from "../image-file"
import type { ReadEntry } from "../read-entry"

/**
 * Removes a front matter picture that does not exist, so that the page has a drawn cover. Runs
 * after compilation, because pictures can appear or disappear while the page's file stays the same.
 */
export function withoutMissingCover(read: ReadEntry): ReadEntry {
  const { entry, problems } = read
  const src = entry?.frontMatter.image
  if (!entry || !src || /^https?:/.test(src) || imageFile(entry.file, src)) return read
  const { image: _, ...frontMatter } = entry.frontMatter
  const problem = {
    file: entry.file,
    line: entry.lines?.image,
    field: "image",
    ...missingPicture(src),
  }
  return {
    ...read,
    entry: { ...entry, frontMatter } as typeof entry,
    problems: [...problems, problem],
  }
}
