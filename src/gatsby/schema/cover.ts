import type { IGatsbyImageData } from "gatsby-plugin-image"
import { coverPath } from "../../content/artifact-paths"
import { sizesAttribute, srcSetOf } from "../../pictures/picture-html"
import { servePicture } from "../../pictures/serve-picture"
import { imageFile } from "../../site/image-file"
import { session } from "../session"
import { type FileNode, findFile } from "./find-file"
import { picture } from "./images"
import type { QueryContext } from "./query-context"

/** Size of the drawn covers, in pixels. */
const DRAWN = { width: 1200, height: 675 }

export interface Picture {
  src: string
  /** Whole pixels. */
  width: number
  height: number
  /** File of the picture, if it is a raster image. */
  raster?: FileNode | null
}

/**
 * Picture of an article: the one that its front matter names, or else the drawn cover. An animation
 * is represented by its first frame.
 */
export async function coverOf(
  { path, file: pageFile, image }: { path: string; file: string; image: string | null },
  context: QueryContext,
): Promise<Picture> {
  if (!image) return { src: coverPath(path), ...DRAWN }
  const file = imageFile(pageFile, image)
  const served = file && (await picture(file, context))
  if (!file || !served) return { src: image, ...DRAWN }
  const { src, still, width, height } = served
  const raster = rasters.test(file) ? await findFile(file, context) : null
  return { src: still ?? src, width, height, raster }
}

/** Files for which gatsby-transformer-sharp creates nodes. */
const rasters = /\.(png|jpe?g|webp|avif)$/i

/** GatsbyImage data of a raster image: our own cached files, up to the picture's own size. */
export async function cachedImageData(file: FileNode): Promise<IGatsbyImageData | undefined> {
  const served = await servePicture(file.absolutePath, session.pathPrefix)
  if (!served) return undefined
  const { src, still, width, height, sizes } = served
  return {
    layout: "constrained",
    ...{ width, height },
    images: {
      // The component takes the sizes of all sources from here.
      fallback: { src: still ?? src, sizes: sizesAttribute(width) },
      sources: sizes.length > 0 ? [{ type: "image/avif", srcSet: srcSetOf(sizes) }] : [],
    },
  }
}
