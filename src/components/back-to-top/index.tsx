import { Icon } from "../icon"
import * as styles from "./back-to-top.module.css"

/**
 * A link to the start of the page that comes into view once a reader has scrolled further than a screen. It stands
 * in a strip that begins there, so that it needs no script; the script only makes the way smooth.
 */
export function BackToTop() {
  return (
    <div className={styles.strip} data-print="none">
      <a href="#top" data-aid="top" className={styles.link} aria-label="Back to top">
        <Icon name="arrow" />
      </a>
    </div>
  )
}
