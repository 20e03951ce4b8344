import * as styles from "./skip-link.module.css"

/** Id of the main element of every page. */
export const mainId = "main"

/** Link that the Tab key reaches first, past the navigation to the page's own content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${mainId}`}>
      Skip to main content
    </a>
  )
}
