import { coverPath } from "../../content/artefact-paths"
import { imageFile } from "../../content/read/image-file"
import { type FileNode, findFile } from "./find-file"
import { picture, responsiveImage } from "./images"
import type { QueryContext } from "./query-context"

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
export async function coverOf(
  { path, file: pageFile, image }: { path: string; file: string; image: string | null },
  context: QueryContext,
): Promise<Picture> {
  if (!image) return { src: coverPath(path), ...DRAWN }
  const file = imageFile(pageFile, image)
  const made = file ? await responsiveImage(file, context) : undefined
  if (!file || !made) return { src: image, ...DRAWN, ...(file && (await picture(file, context))) }
  return {
    src: made.fallback.src,
    width: Math.round(made.width),
    height: Math.round(made.height),
    raster: await findFile(file, context),
  }
}
