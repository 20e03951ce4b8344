import { Icon } from "../icon"
import * as styles from "./back-to-top.module.css"

/**
 * A link to the start of the page. Where the page has a margin for it, it comes into view there once a reader has scrolled
 * further than a screen: it stands in a strip that begins there, so that it needs no script. Elsewhere it follows the text,
 * since it would cover some of it. The script only makes the way smooth.
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
