import type { ReactNode } from "react"
import * as styles from "./page-header.module.css"

interface PageHeaderProps {
  title: string
  /** Contents of the page, in one sentence. */
  description?: string | null
  /** Links to related pages: archive, tags. */
  links?: readonly { label: string; path: string; current?: boolean }[]
  children?: ReactNode
}

/** Title of a page that lists others. */
export function PageHeader({ title, description, links = [], children }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      {description && <p>{description}</p>}
      {links.length > 0 && (
        <nav aria-label="Section">
          <ul>
            {links.map(({ label, path, current }) => (
              <li key={path}>
                <a href={path} aria-current={current ? "page" : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {children}
    </header>
  )
}
