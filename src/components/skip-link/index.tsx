import * as styles from "./skip-link.module.css"

/** Id of the main element of every page. */
export const mainId = "main"

/** Id of the tree of the docs. */
export const docsSidebarId = "docs-sidebar"

interface SkipLinksProps {
  /** True on pages beside the tree of the docs, which follows the text. */
  hasDocsMenu: boolean
}

/** First things the Tab key reaches: past the navigation, to the page's own content or the docs menu. */
export function SkipLinks({ hasDocsMenu }: SkipLinksProps) {
  return (
    <>
      <a className={styles.skip} href={`#${mainId}`}>
        Skip to main content
      </a>
      {hasDocsMenu && (
        <a className={`${styles.skip} ${styles.toMenu}`} href={`#${docsSidebarId}`}>
          Skip to docs menu
        </a>
      )}
    </>
  )
}
