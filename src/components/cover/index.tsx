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

/** Pixels; narrower pictures stand in the middle of their box, as they are. */
const NARROW = 320

/** Cover of an article. Space is kept by its width and height; those below the fold load when near. */
export function Cover({
  src,
  width,
  height,
  alt,
  raster,
  eager = false,
}: CoverImage & { eager?: boolean }) {
  const className = width < NARROW ? `${styles.cover} ${styles.small}` : styles.cover
  const loading = eager ? "eager" : "lazy"
  if (raster)
    return <RasterCover className={className} image={raster} alt={alt} loading={loading} />
  return (
    <img
      className={className}
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? undefined : "lazy"}
      decoding="async"
    />
  )
}
