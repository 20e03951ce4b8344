import { extname } from "node:path"
import { generateImageData } from "gatsby-plugin-sharp"
import { escapeAttribute } from "../../content/escape-html"
import { imageFile } from "../../content/read/image-file"
import type { ImageReference } from "../../content/schema/body"
import { session } from "../session"
import { findFile } from "./find-file"
import type { QueryContext } from "./query-context"
import { type ServedPicture, servedPicture } from "./served-picture"

export interface ResponsiveImage {
  width: number
  height: number
  fallback: { src: string; srcSet?: string; sizes?: string }
  sources: { type: string; srcSet: string; sizes: string }[]
}

/** Widest an image stands in the text column, and half of it for small screens. */
const COLUMN_WIDTH = 960
const BREAKPOINTS = [480, COLUMN_WIDTH]

const RASTER = new Set([".png", ".jpg", ".jpeg", ".webp", ".avif", ".tif", ".tiff"])

/** Sizes and formats of a raster image below content/ or static/, made by gatsby-plugin-sharp. */
export async function responsiveImage(
  absolutePath: string,
  context: QueryContext,
): Promise<ResponsiveImage | undefined> {
  if (!RASTER.has(extname(absolutePath).toLowerCase()) || !session.sharp) return undefined
  const file = await findFile(absolutePath, context)
  if (!file) return undefined
  const data = await generateImageData({
    file,
    args: {
      layout: "constrained",
      placeholder: "none",
      formats: ["auto", "webp", "avif"],
      breakpoints: BREAKPOINTS,
      width: COLUMN_WIDTH,
      outputPixelDensities: [0.5, 1],
    },
    ...session.sharp,
  })
  if (!data?.images.fallback) return undefined
  return {
    width: data.width,
    height: data.height,
    fallback: data.images.fallback,
    sources: data.images.sources,
  }
}

/** A picture as it is, without other sizes and formats. */
export function picture(absolutePath: string, context: QueryContext): Promise<ServedPicture> {
  return servedPicture(absolutePath, session.sharp?.pathPrefix ?? "", context)
}

/** HTML of an image of the text; only the first one loads eagerly. */
export async function contentImage(
  pageFile: string,
  image: ImageReference,
  first: boolean,
  context: QueryContext,
): Promise<string> {
  const absolutePath = imageFile(pageFile, image.src)
  const responsive = absolutePath ? await responsiveImage(absolutePath, context) : undefined
  const loading = first ? ' fetchpriority="high"' : ' loading="lazy"'
  const common = `alt="${escapeAttribute(image.alt)}"${image.title ? ` title="${escapeAttribute(image.title)}"` : ""}${loading} decoding="async"`
  if (!responsive) {
    const served = absolutePath ? await picture(absolutePath, context) : { src: image.src }
    const { width, height } = image.width || image.height ? image : served
    const size = `${width ? ` width="${width}"` : ""}${height ? ` height="${height}"` : ""}`
    return `<img src="${escapeAttribute(served.src)}" ${common}${size}>`
  }
  const { fallback, sources, width, height } = responsive
  const shown = image.width ?? width
  const shownHeight = Math.round((shown * height) / width)
  const alternatives = [...sources]
    .sort((a, b) => formatRank(a.type) - formatRank(b.type))
    .map(
      ({ type, srcSet, sizes }) =>
        `<source type="${type}" srcset="${escapeAttribute(srcSet)}" sizes="${sizes}">`,
    )
    .join("")
  return `<picture>${alternatives}<img src="${escapeAttribute(fallback.src)}" width="${shown}" height="${shownHeight}" ${common}></picture>`
}

const formatRank = (type: string) => (type === "image/avif" ? 0 : type === "image/webp" ? 1 : 2)
