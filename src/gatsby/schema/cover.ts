import { coverPath } from "../../content/artefact-paths"
import type { ArticleEntry } from "../../content/schema/entry"
import { imageFile, picture, responsiveImage } from "./images"
import type { QueryContext } from "./resolvers"

/** Size of the drawn covers. */
const DRAWN = { width: 1200, height: 675 }

export interface Picture {
  src: string
  width: number
  height: number
}

/** Picture of an article: the one its front matter names, made small enough, else the drawn cover. */
export async function coverOf(entry: ArticleEntry, context: QueryContext): Promise<Picture> {
  const { image } = entry.frontMatter
  if (!image) return { src: coverPath(entry.path), ...DRAWN }
  const file = imageFile(entry.file, image)
  const made = file ? await responsiveImage(file, context) : undefined
  if (!made) return { src: image, ...DRAWN, ...(file && (await picture(file, context))) }
  return { src: made.fallback.src, width: made.width, height: made.height }
}
