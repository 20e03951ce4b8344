import * as styles from "./skip-link.module.css"

/** Id of the main element of every page. */
export const mainId = "main"

/** First thing the Tab key reaches: past the navigation, to the page's own content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${mainId}`}>
      Skip to main content
    </a>
  )
}
