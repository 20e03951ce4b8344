import * as styles from "./room.module.css"

interface RoomProps {
  /** Pixels, or a share of the width (`12.5%`). */
  width?: number | string
  /** Pixels. */
  height?: number
}

/**
 * Empty room of a size that is known only when a figure is drawn. Attributes of an SVG give it, since a style
 * attribute is refused by the site's Content-Security-Policy.
 */
export const Room = ({ width = 0, height = 0 }: RoomProps) => (
  <svg className={styles.room} width={width} height={height} aria-hidden="true" />
)
