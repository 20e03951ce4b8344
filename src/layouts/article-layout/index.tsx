import type { ReactNode } from "react"
import { mainId } from "../../components/skip-link"
import * as styles from "./article-layout.module.css"

interface ArticleLayoutProps {
  /** Left column: all articles. */
  sidebar: ReactNode
  /** Right column: table of contents. */
  contents?: ReactNode
  children: ReactNode
}

/** Article in the middle, with all articles and its table of contents at its sides. */
export function ArticleLayout({ sidebar, contents, children }: ArticleLayoutProps) {
  return (
    <div className={styles.layout}>
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <div className={styles.sidebar}>{sidebar}</div>
      <div className={styles.contents}>{contents}</div>
    </div>
  )
}
