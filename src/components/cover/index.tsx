import * as styles from "./cover.module.css"

/** A drawn picture of an article, an SVG by address. */
export interface CoverImage {
  src: string
  width: number
  height: number
  /** Empty where the title beside it says all. */
  alt: string
}

/** Cover of an article. Space is kept by its width and height; those below the fold load when near. */
export function Cover({
  src,
  width,
  height,
  alt,
  eager = false,
}: CoverImage & { eager?: boolean }) {
  return (
    <img
      className={styles.cover}
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? undefined : "lazy"}
      decoding="async"
    />
  )
}
