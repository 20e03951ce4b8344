import * as styles from "./skip-link.module.css"

/** Id of the main element of every page. */
export const mainId = "main"

/** Id of the docs' sidebar, which the docs drawer's button and a skip link refer to. */
export const docsSidebarId = "docs-sidebar"

interface SkipLinksProps {
  /** True on pages with the docs' sidebar, which follows the text. */
  hasDocsMenu: boolean
}

/** Links that the Tab key reaches first, past the navigation to the content or the docs menu. */
export function SkipLinks({ hasDocsMenu }: SkipLinksProps) {
  return (
    <>
      <a className={styles.skip} href={`#${mainId}`}>
        Skip to main content
      </a>
      {/* Always there, because the page for unknown addresses is served without knowing its own. */}
      <a
        className={`${styles.skip} ${styles.toMenu}`}
        href={hasDocsMenu ? `#${docsSidebarId}` : undefined}
        hidden={!hasDocsMenu}
      >
        Skip to docs menu
      </a>
    </>
  )
}
