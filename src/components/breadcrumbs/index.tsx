import type { Crumb } from "../../content/sidebar"
import * as styles from "./breadcrumbs.module.css"

interface BreadcrumbsProps {
  /** From the outermost to the parent of the page. */
  crumbs: readonly Crumb[]
  /** The page itself. */
  current: string
}

/** Where the page stands. */
export function Breadcrumbs({ crumbs, current }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumbs" className={styles.breadcrumbs}>
      <ol>
        {crumbs.map(({ label, path }) => (
          <li key={`${label} ${path}`}>{path ? <a href={path}>{label}</a> : label}</li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
