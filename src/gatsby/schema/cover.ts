import { coverPath } from "../../content/artefact-paths"
import type { ArticleEntry } from "../../content/schema/entry"
import { type FileNode, findFile } from "./find-file"
import { imageFile, picture, responsiveImage } from "./images"
import type { QueryContext } from "./resolvers"

/** Size of the drawn covers. */
const DRAWN = { width: 1200, height: 675 }

export interface Picture {
  src: string
  /** Whole pixels. */
  width: number
  height: number
  /** The file, where the picture is a raster. */
  raster?: FileNode | null
}

/** Picture of an article: the one its front matter names, made small enough, else the drawn cover. */
export async function coverOf(entry: ArticleEntry, context: QueryContext): Promise<Picture> {
  const { image } = entry.frontMatter
  if (!image) return { src: coverPath(entry.path), ...DRAWN }
  const file = imageFile(entry.file, image)
  const made = file ? await responsiveImage(file, context) : undefined
  if (!file || !made) return { src: image, ...DRAWN, ...(file && (await picture(file, context))) }
  return {
    src: made.fallback.src,
    width: Math.round(made.width),
    height: Math.round(made.height),
    raster: await findFile(file, context),
  }
}
