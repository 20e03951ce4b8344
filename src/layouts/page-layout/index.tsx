import type { ReactNode } from "react"
import { mainId } from "../../components/skip-link"
import * as styles from "./page-layout.module.css"

interface PageLayoutProps {
  /** `text`: one column for reading; `wide`: lists and grids. */
  width?: "text" | "wide"
  children: ReactNode
}

/** A page without sidebars. */
export function PageLayout({ width = "wide", children }: PageLayoutProps) {
  return (
    <main
      id={mainId}
      tabIndex={-1}
      className={`${styles.page} ${width === "text" ? styles.text : styles.wide}`}
    >
      {children}
    </main>
  )
}
