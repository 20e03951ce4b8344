import { Icon } from "../icon"
import * as styles from "./back-to-top.module.css"

/**
 * Link to the start of the page; the script only makes scrolling smooth. If the page has a margin
 * for the link, it is in a strip that begins on the second screen, so that it appears without
 * script; otherwise it follows the text, which it would cover.
 */
export function BackToTop() {
  return (
    <nav className={styles.strip} data-print="none" aria-label="Page">
      <a href="#top" data-aid="top" className={styles.link}>
        <Icon name="arrow" /> <span>Back to top</span>
      </a>
    </nav>
  )
}
