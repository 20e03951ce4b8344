import type { IGatsbyImageData } from "gatsby-plugin-image"
import * as styles from "./cover.module.css"
import { RasterCover } from "./raster-cover"

/** Picture of an article: a drawing (SVG by address), or a raster in several sizes and formats. */
export interface CoverImage {
  src: string
  width: number
  height: number
  /** Empty if the title next to the cover says everything. */
  alt: string
  /** Output of gatsby-transformer-sharp for a raster. */
  raster?: IGatsbyImageData
}

/**
 * Loading order of a cover: the page's first one immediately, others in its row with low priority,
 * and the rest when they are near.
 */
export type CoverTurn = "first" | "beside" | "near"

/** Width in pixels below which a picture is centered in its box instead of enlarged. */
const NARROW = 320

/** On a phone only the first cover is on the screen. React 18 has no type for this attribute. */
const behind = { fetchpriority: "low" } as object

/**
 * Cover of an article. Its width and height reserve space; covers below the fold load when near.
 */
export function Cover({
  src,
  width,
  height,
  alt,
  raster,
  turn = "near",
}: CoverImage & { turn?: CoverTurn }) {
  const className = width < NARROW ? `${styles.cover} ${styles.small}` : styles.cover
  const loading = turn === "near" ? "lazy" : "eager"
  if (raster)
    return <RasterCover className={className} image={raster} alt={alt} loading={loading} />
  return (
    <img
      className={className}
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={turn === "near" ? "lazy" : undefined}
      decoding="async"
      {...(turn === "beside" && behind)}
    />
  )
}
