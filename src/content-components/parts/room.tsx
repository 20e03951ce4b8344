import * as styles from "./room.module.css"

interface RoomProps {
  /** Pixels, or a share of the width (`12.5%`). */
  width?: number | string
  /** Pixels. */
  height?: number
}

/**
 * Blank space whose size is known only at render time. The size is in SVG attributes, because the
 * site's Content-Security-Policy blocks style attributes.
 */
export const Room = ({ width = 0, height = 0 }: RoomProps) => (
  <svg className={styles.room} width={width} height={height} aria-hidden="true" />
)
