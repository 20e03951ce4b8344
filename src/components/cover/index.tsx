import type { IGatsbyImageData } from "gatsby-plugin-image"
import * as styles from "./cover.module.css"
import { RasterCover } from "./raster-cover"

/** The picture of an article: drawn, an SVG by address, or a raster in several sizes and formats. */
export interface CoverImage {
  src: string
  width: number
  height: number
  /** Empty where the title beside it says all. */
  alt: string
  /** What gatsby-transformer-sharp made of a raster. */
  raster?: IGatsbyImageData
}

/** When a cover is loaded: the first one of a page at once, those beside it behind it, all others when they are near. */
export type CoverTurn = "first" | "beside" | "near"

/** Pixels; narrower pictures stand in the middle of their box, as they are. */
const NARROW = 320

/** On a phone the first cover alone is on the screen. React 18 has no type for it. */
const behind = { fetchpriority: "low" } as object

/** Cover of an article. Space is kept by its width and height; those below the fold load when near. */
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
