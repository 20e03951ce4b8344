import type { Crumb } from "../../content/sidebar"
import * as styles from "./breadcrumbs.module.css"

interface BreadcrumbsProps {
  /** Ancestors of the page, outermost first. */
  crumbs: readonly Crumb[]
  /** Label of the page itself. */
  current: string
}

/** Path from the outermost ancestor to the page. */
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
